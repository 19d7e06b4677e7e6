import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';

const holderForm = v.object({ pid: v.number(), address: v.string() });

/** Who uses the data folder. */
export type FolderHolder = v.InferOutput<typeof holderForm>;

export class FolderInUse extends Error {
  constructor(folder: string, { pid, address }: FolderHolder) {
    super(
      `The folder ${folder} is in use: Florin runs on it already as process ${pid} at ${address}.\n` +
        'Stop that one first, or start this one with another DATA_DIR and PORT.',
    );
    this.name = 'FolderInUse';
  }
}

/** In the folder, unless its path is too long for a socket. */
function socketPath(folder: string): string {
  const inside = join(folder, 'florin.sock');
  if (Buffer.byteLength(inside) < 100) return inside;
  return join(tmpdir(), `florin-${createHash('sha256').update(folder).digest('hex').slice(0, 16)}.sock`);
}

/** What the holder answers, or undefined when nobody listens. */
function askHolder(path: string): Promise<FolderHolder | undefined> {
  return new Promise((resolve) => {
    let text = '';
    const socket = connect(path);
    socket.setTimeout(2000, () => socket.destroy());
    socket.on('data', (chunk) => (text += chunk.toString()));
    socket.on('error', () => resolve(undefined));
    socket.on('close', () => {
      try {
        resolve(v.parse(holderForm, JSON.parse(text)));
      } catch {
        resolve(undefined);
      }
    });
  });
}

/**
 * Takes the folder for this process, for as long as it lives: the lock is a listening socket, so it ends with the
 * process however that ends, and it can say who holds it. Throws FolderInUse. Returns how to give it back.
 */
export async function lockFolder(folder: string, holder: FolderHolder): Promise<() => Promise<void>> {
  const path = socketPath(folder);
  const server = createServer((socket) => {
    // The other side may be gone before it reads.
    socket.on('error', () => socket.destroy());
    socket.end(JSON.stringify(holder));
  });
  const listen = () =>
    new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(path, () => resolve());
    });
  try {
    await listen();
  } catch {
    const other = await askHolder(path);
    if (other) throw new FolderInUse(folder, other);
    await rm(path, { force: true });
    await listen();
  }
  server.unref();
  return () => new Promise((resolve) => server.close(() => resolve()));
}
