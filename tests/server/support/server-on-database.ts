/**
 * A process for tests to kill: a whole sandbox server, one of several as behind a load balancer, on the database in
 * SANDBOX_DATABASE_URL, and SANDBOX_REPLICA_URL if that follows it. Prints what a server prints when it listens.
 */
import { openSandbox } from '#server/sandbox/index';
import { readSettings } from '#server/settings';
import { startServer } from '#server/start';

const { address, stop } = await startServer({
  settings: {
    ...readSettings(process.env),
    databaseUrl: process.env.SANDBOX_DATABASE_URL,
    databaseReplicaUrl: process.env.SANDBOX_REPLICA_URL,
  },
  adapters: openSandbox,
  step: (_name, work) => work(),
});
process.on('SIGTERM', () => void stop().then(() => process.exit()));
console.log(`Florin is running at ${address}`);
