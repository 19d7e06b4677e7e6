/**
 * `npm run dev`: Vite on PORT (5173) with hot reload, and the server behind it on the next port, restarted when its files
 * change. The browser talks to one address only, as in production.
 */
import { spawn } from 'node:child_process';
import { createServer } from 'vite';
import { developmentPolicy } from '../server/plugins/security-headers.ts';
import { root, toolEnv } from './support/run.ts';
import { stopWithNpm } from './support/stop-with-npm.ts';

const port = Number(process.env.PORT ?? 5173);
const behind = port + 1;

const server = spawn('node', ['--watch', '--watch-preserve-output', 'server/main.ts'], {
  cwd: root,
  env: { PUBLIC_URL: `http://localhost:${port}`, ...toolEnv(), PORT: String(behind), NODE_ENV: 'development' },
  stdio: ['ignore', 'inherit', 'inherit'],
});

const target = `http://127.0.0.1:${behind}`;
const vite = await createServer({
  root,
  server: {
    port,
    strictPort: true,
    // Here they are only reported, in the console; the tests use the built app, where they fail.
    headers: { 'content-security-policy-report-only': developmentPolicy },
    // Keep the host header (no `changeOrigin`): the live channel compares it with the page's origin.
    proxy: {
      '^/(api|uploads|operator|healthz|livez|openapi\\.json)(/|$|\\?)': { target },
      '/socket.io': { target, ws: true },
    },
  },
});
await vite.listen();
vite.printUrls();

let stopping = false;
async function stop(): Promise<void> {
  if (stopping) return;
  stopping = true;
  const ended = new Promise((resolve) => server.once('exit', resolve));
  if (server.exitCode === null) {
    server.kill('SIGTERM');
    await ended;
  }
  await vite.close();
  process.exit();
}
server.once('exit', () => void stop());
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => void stop());
stopWithNpm();
