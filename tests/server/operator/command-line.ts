import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { beforeAll } from 'vitest';
import type { TestApp } from '../support/app.ts';
import { token } from './support.ts';

/** The command line against a server that listens. */
export function useCommandLine(server: TestApp) {
  let url = '';
  beforeAll(async () => {
    url = await server.app.listen({ host: '127.0.0.1', port: 0 });
  });

  /** Runs `npm run operator -- …` as a person sees it. */
  const run = (given: readonly string[], origin = url) =>
    promisify(execFile)(process.execPath, ['scripts/operator.ts', ...given], {
      env: { ...process.env, OPERATOR_TOKEN: token, FLORIN_URL: origin },
    });

  /** Runs it for a program, and returns what it prints. */
  const operator = async (...given: string[]): Promise<unknown> => {
    const { stdout } = await run([...given, '--json', '--as', 'Ada Øst']);
    return JSON.parse(stdout);
  };

  return { run, operator };
}
