import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** A network between a server and one of its parts. It passes everything on in order, late or not at all on demand. */
export interface Link {
  readonly port: number;
  /** How long each message is on its way, in milliseconds. */
  delay: number;
  /** Passes nothing on, without closing anything, until the returned function is called. */
  hold(): () => void;
  /** Never passes anything on again over the connections that are open, without closing them, as when a machine is gone. */
  lose(): void;
  close(): Promise<void>;
}

const never = new Promise<void>(() => {});

export async function openLink(to: number): Promise<Link> {
  let held = Promise.resolve();
  const sockets = new Set<Socket>();
  const lost = new WeakSet<Socket>();
  const link = { delay: 0 };

  const pass = (from: Socket, onto: Socket): void => {
    let last = Promise.resolve();
    sockets.add(from);
    from.on('data', (chunk) => {
      const due = performance.now() + link.delay;
      last = last
        .then(() => (lost.has(from) ? never : held))
        .then(() => wait(Math.max(0, due - performance.now())))
        .then(() => void onto.write(chunk));
    });
    // What was sent before the end arrives before it.
    from.on('close', () => {
      sockets.delete(from);
      void last.then(() => onto.destroy());
    });
    from.on('error', () => {});
  };
  const server = createServer((near) => {
    const far = connect(to, '127.0.0.1');
    pass(near, far);
    pass(far, near);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  return Object.assign(link, {
    port: (server.address() as AddressInfo).port,
    hold: () => {
      let release = (): void => {};
      held = new Promise((resolve) => (release = resolve));
      return release;
    },
    lose: () => {
      for (const socket of sockets) lost.add(socket);
    },
    close: async () => {
      server.close();
      for (const socket of sockets) socket.destroy();
      await once(server, 'close');
    },
  });
}
