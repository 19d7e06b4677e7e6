interface PollOptions {
  /** Runs it right away for the first time, instead of after the pause. */
  readonly immediately?: boolean;
}

/**
 * Runs `work` again and again, each time so many milliseconds after the last one ended. `work` handles its own errors, and
 * stops early when it is told to. Returns a function that stops this and waits for running work.
 */
export function poll(
  work: (isStopped: () => boolean) => Promise<void>,
  milliseconds: number,
  { immediately = false }: PollOptions = {},
): () => Promise<void> {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let working: Promise<void> = Promise.resolve();
  const run = (): void => {
    working = work(() => stopped).then(next);
  };
  const next = (): void => {
    if (!stopped) timer = setTimeout(run, milliseconds);
  };
  if (immediately) run();
  else next();
  return async () => {
    stopped = true;
    clearTimeout(timer);
    await working;
  };
}
