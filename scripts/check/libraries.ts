import { run, type Outcome } from '../support/run.ts';

export interface LibrariesOutcome extends Outcome {
  /** What was found, or why nothing was looked for. */
  readonly remark?: string;
}

/** The check should end soon without a network, so npm asks once, and waits three seconds. */
const hurried = {
  npm_config_fetch_retries: '0',
  npm_config_fetch_timeout: '3000',
  npm_config_offline: 'false',
  npm_config_update_notifier: 'false',
  // Also in `npm run --silent check`: what it says is read here.
  npm_config_loglevel: 'notice',
};

/**
 * Says which high and critical vulnerabilities are known in what runs in production. It never fails: what becomes known is no fault
 * of a change, and there may be no registry that answers.
 */
export async function libraries(): Promise<LibrariesOutcome> {
  const outcome = await run('npm', ['run', 'check:libraries'], { env: hurried });
  if (outcome.code === 0) return outcome;
  const isAnswered = !outcome.output.includes('audit endpoint returned an error');
  return { ...outcome, code: 0, remark: isAnswered ? outcome.output.trim() : 'skipped: no registry answers' };
}
