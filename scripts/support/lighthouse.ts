import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { browser } from '../browser.ts';

/** The version that the targets were measured with. Downloaded when it is first asked for: only the benchmark needs it. */
const version = '13.5.0';

/** Times in ms, and the score from 0 to 100. */
export interface Report {
  score: number;
  first: number;
  largest: number;
  blocking: number;
  shift: number;
}

interface Audit {
  numericValue: number;
}

/** Measures a page as Lighthouse does by default: a phone on a slow network, nothing cached. */
export async function lighthouse(address: string): Promise<Report> {
  const { executablePath, env, args } = await browser();
  const { stdout } = await promisify(execFile)(
    'npx',
    [
      '--yes',
      `lighthouse@${version}`,
      address,
      '--output=json',
      '--quiet',
      '--only-categories=performance',
      `--chrome-flags=--headless ${args.join(' ')}`,
    ],
    { env: { ...env, CHROME_PATH: executablePath }, maxBuffer: 2 ** 26 },
  );
  const { audits, categories } = JSON.parse(stdout) as {
    audits: Record<string, Audit>;
    categories: { performance: { score: number } };
  };
  const of = (audit: string): number => audits[audit]?.numericValue ?? NaN;
  return {
    score: categories.performance.score * 100,
    first: of('first-contentful-paint'),
    largest: of('largest-contentful-paint'),
    blocking: of('total-blocking-time'),
    shift: of('cumulative-layout-shift'),
  };
}
