import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';

const holderSchema = v.object({ pid: v.number(), address: v.string() });

/** The process that uses the data folder. */
export type FolderHolder = v.InferOutput<typeof holderSchema>;

export class FolderInUse extends Error {
  constructor(folder: string, { pid, address }: FolderHolder) {
    super(
      `The folder ${folder} is already in use by Florin, process ${pid} at ${address}.\n` +
        'Stop it first, or start this one with another DATA_DIR and PORT.',
    );
    this.name = 'FolderInUse';
  }
}

/** Returns a path in the folder, or a temporary one if it would be too long for a socket. */
function socketPath(folder: string): string {
  const inside = join(folder, 'florin.sock');
  if (Buffer.byteLength(inside) < 100) return inside;
  return join(tmpdir(), `florin-${createHash('sha256').update(folder).digest('hex').slice(0, 16)}.sock`);
}

/** Returns the holder's response, or undefined if no process listens. */
function askHolder(path: string): Promise<FolderHolder | undefined> {
  return new Promise((resolve) => {
    let text = '';
    const socket = connect(path);
    socket.setTimeout(2000, () => socket.destroy());
    socket.on('data', (chunk) => (text += chunk.toString()));
    socket.on('error', () => resolve(undefined));
    socket.on('close', () => {
      try {
        resolve(v.parse(holderSchema, JSON.parse(text)));
      } catch {
        resolve(undefined);
      }
    });
  });
}

/**
 * Locks the folder for this process. The lock is a listening socket, so it ends with the process even after a crash, and
 * tells other processes who holds it. Returns a function that releases it. Throws FolderInUse.
 */
export async function lockFolder(folder: string, holder: FolderHolder): Promise<() => Promise<void>> {
  const path = socketPath(folder);
  const server = createServer((socket) => {
    // The client may disconnect before it reads.
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
