import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';
import { root } from './run.ts';

/** Pages without Florin, to compare its own with: nothing but a heading, and the same heading drawn by React alone. */
export interface PlainPages {
  heading: string;
  react: string;
  close(): void;
}

const page = (content: string): string =>
  `<!doctype html><title>Page</title><meta name="viewport" content="width=device-width">${content}`;

/** Serves both on a free port, compressed. */
export async function servePlainPages(): Promise<PlainPages> {
  const files = new Map<string, readonly [type: string, content: string]>([
    ['/', ['text/html', page('<main><h1>Heading</h1><a href="/">Link</a></main>')]],
    ['/react', ['text/html', page('<div id="root"></div><script type="module" src="/react.js"></script>')]],
    ['/react.js', ['text/javascript', await reactAlone()]],
  ]);
  const server = createServer(({ url = '' }, response) => {
    const [type, content] = files.get(url) ?? [];
    if (!type) return response.writeHead(404).end();
    return response
      .writeHead(200, { 'content-type': type, 'content-encoding': 'br' })
      .end(brotliCompressSync(content ?? ''));
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { heading: `${origin}/`, react: `${origin}/react`, close: () => void server.close() };
}

const entry = `
  import { createElement as element } from 'react';
  import { createRoot } from 'react-dom/client';
  createRoot(document.getElementById('root')).render(
    element('main', null, element('h1', null, 'Heading'), element('a', { href: '/' }, 'Link')),
  );`;

async function reactAlone(): Promise<string> {
  const name = 'react-alone.js';
  const built = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    build: { write: false, rolldownOptions: { input: name } },
    plugins: [
      {
        name: 'react-alone',
        resolveId: (id) => (id === name ? join(root, name) : undefined),
        load: (id) => (id === join(root, name) ? entry : undefined),
      },
    ],
  });
  const [chunk] = Array.isArray(built) ? built.flatMap(({ output }) => output) : 'output' in built ? built.output : [];
  if (chunk?.type !== 'chunk') throw new Error('The page of React alone has no script.');
  return chunk.code;
}
