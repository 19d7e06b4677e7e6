import { run, type Outcome } from '../support/run.ts';

export interface LibrariesOutcome extends Outcome {
  /** Why nothing was checked. */
  readonly skipped?: string;
}

/** The check should end soon without a network, so npm asks once, and waits three seconds. */
const hurried = {
  npm_config_fetch_retries: '0',
  npm_config_fetch_timeout: '3000',
  npm_config_update_notifier: 'false',
  // Also in `npm run --silent check`: what it says is read here.
  npm_config_loglevel: 'notice',
};

/** Fails for a known vulnerability in what runs in production, if a registry answers: there may be none, and then it is skipped. */
export async function libraries(): Promise<LibrariesOutcome> {
  const outcome = await run('npm', ['run', 'check:libraries'], { env: hurried });
  // Anything else that npm can't do is a failure.
  const isAnswered = !outcome.output.includes('audit endpoint returned an error');
  return isAnswered ? outcome : { ...outcome, code: 0, skipped: 'no registry answers' };
}
