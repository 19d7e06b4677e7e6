/**
 * Stops this process when npm is gone. npm forwards SIGINT and SIGTERM, but nothing if it's killed or its terminal
 * closes. It's the parent process because the npm script replaces its shell (`exec`).
 */
export function stopWithNpm(): void {
  if (process.env.npm_lifecycle_event === undefined) return;
  const npm = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === npm) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, 500).unref();
}
