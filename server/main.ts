import { FolderInUse } from './db/embedded/folder-lock.ts';
import { demoCustomer, openSandbox } from './sandbox/index.ts';
import { readSettings, SettingsError } from './settings.ts';
import { startServer } from './start.ts';
import { withoutMarket } from './surroundings.ts';

const duration = (milliseconds: number): string =>
  milliseconds < 1000 ? `${Math.round(milliseconds)} ms` : `${(milliseconds / 1000).toFixed(1)} s`;

async function step<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const begin = performance.now();
  const result = await work();
  console.log(`${name} in ${duration(performance.now() - begin)}`);
  return result;
}

/** What a person can act on is told in words, without where in the code it happened. */
function explain(error: unknown): unknown {
  if (error instanceof SettingsError || error instanceof FolderInUse) return error.message;
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
    return `Another program listens on port ${process.env.PORT ?? '5173'} already. Stop it, or choose another with PORT=….`;
  }
  return error;
}

try {
  const settings = readSettings(process.env);
  const sandbox = settings.mode === 'sandbox';
  const starting = startServer({ settings, step, surroundings: sandbox ? openSandbox : withoutMarket });

  let stopping = false;
  const stop = async (signal: string) => {
    if (stopping) return;
    stopping = true;
    console.log(`\nStopping (${signal}) …`);
    // What has begun to start is started first, so that nothing is left behind half open.
    const server = await starting.catch(() => undefined);
    await server?.stop();
    process.exit(0);
  };
  process.on('SIGINT', (signal) => void stop(signal));
  process.on('SIGTERM', (signal) => void stop(signal));

  const { address } = await starting;
  console.log(`\nFlorin is at ${address}`);
  const { username, password, fundPassword } = demoCustomer;
  if (sandbox) console.log(`Play money. Sign in as ${username}, password ${password}, fund password ${fundPassword}`);
} catch (error) {
  console.error(explain(error));
  process.exit(1);
}
