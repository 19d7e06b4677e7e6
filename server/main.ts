import { FolderInUse } from './db/embedded/folder-lock.ts';
import { codeOf, Unavailable } from './errors.ts';
import { openLiveMode } from './live-mode/index.ts';
import { logError, reasonOf } from './log-error.ts';
import { readSettings, SettingsError } from './settings.ts';
import { startServer } from './start.ts';

const duration = (milliseconds: number): string =>
  milliseconds < 1000 ? `${Math.round(milliseconds)} ms` : `${(milliseconds / 1000).toFixed(1)} s`;

async function step<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const startedAt = performance.now();
  const result = await work();
  console.log(`${name} in ${duration(performance.now() - startedAt)}`);
  return result;
}

/** Drops the stack trace of errors that the reader can act on. */
function explain(error: unknown): unknown {
  if (error instanceof SettingsError || error instanceof FolderInUse) return error.message;
  if (error instanceof Error && 'port' in error && codeOf(error) === 'EADDRINUSE')
    return `Port ${String(error.port)} is already in use. Stop the other program, or set PORT to another port.`;
  if (error instanceof Unavailable) return reasonOf(error);
  return error;
}

/** Aborts a start after a signal. */
class Stopped extends Error {}

let stopping = false;

// A terminal that closes, or a program that no longer reads the log, must not end the service: each report of a failed write would
// fail as well, forever.
for (const output of [process.stdout, process.stderr]) output.on('error', () => {});

try {
  const settings = readSettings(process.env);
  // A live server loads none of it.
  const sandbox = settings.mode === 'sandbox' ? await import('./sandbox/index.ts') : undefined;
  const starting = startServer({
    settings,
    step: (name, work) => {
      if (stopping) throw new Stopped();
      return step(name, work);
    },
    adapters: sandbox?.openSandbox ?? ((db, onError) => openLiveMode(settings, db, onError)),
  });

  const stop = async (reason: string, exitCode: number) => {
    if (stopping) return;
    stopping = true;
    console.log(`\nStopping (${reason}) …`);
    const server = await starting.catch(() => undefined);
    await server?.stop();
    process.exit(exitCode);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(signal, 0));
  // Stop PostgreSQL, which would outlive this process.
  process.on('uncaughtException', (error) => {
    logError(error);
    void stop(error.name, 1);
  });

  const { address } = await starting;
  console.log(`\nFlorin is running at ${address}`);
  if (sandbox) {
    const { username, password, fundPassword } = sandbox.demoCustomer;
    console.log(`Play money. Log in as ${username}, password ${password}, fund password ${fundPassword}`);
  }
} catch (error) {
  // After a signal, its handler ends the process.
  if (!(error instanceof Stopped)) {
    console.error(explain(error));
    process.exit(1);
  }
}
