/**
 * Runs `work` again and again, each time so many milliseconds after the last one ended. `work` handles its own errors, and
 * stops early when it is told to. Returns a function that stops this and waits for running work.
 */
export function poll(work: (isStopped: () => boolean) => Promise<void>, milliseconds: number): () => Promise<void> {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let working: Promise<void> = Promise.resolve();
  const next = (): void => {
    if (stopped) return;
    timer = setTimeout(() => {
      working = work(() => stopped).then(next);
    }, milliseconds);
  };
  next();
  return async () => {
    stopped = true;
    clearTimeout(timer);
    await working;
  };
}
