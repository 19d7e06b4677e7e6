/** The sandbox's server, with pushes that all go to the push service at the port in PUSH_SERVICE_PORT. */
import { openSandbox } from '../../../server/sandbox/index.ts';
import { readSettings } from '../../../server/settings.ts';
import { startServer } from '../../../server/start.ts';
import { LocalAgent } from '../../server/support/push-service.ts';

const server = await startServer({
  settings: readSettings(process.env),
  step: (_name, work) => work(),
  adapters: openSandbox,
  pushAgent: new LocalAgent(Number(process.env.PUSH_SERVICE_PORT)),
});
process.once('SIGTERM', () => void server.stop().then(() => process.exit(0)));
