import { connect, type Socket } from 'node:net';
import { once } from 'node:events';

type Opcode = 'text' | 'ping';
const first = { text: 0x81, ping: 0x89 } as const;

/** One frame of WebSocket as a browser sends it, with a mask of zeros. */
function frame(opcode: Opcode, payload: string): Buffer {
  const data = Buffer.from(payload);
  const length = data.length < 126 ? [0x80 | data.length] : [0x80 | 126, data.length >> 8, data.length & 0xff];
  return Buffer.concat([Buffer.from([first[opcode], ...length, 0, 0, 0, 0]), data]);
}

export interface RawLive {
  readonly socket: Socket;
  /** Opens a socket on the connection, and reads the answer: the last thing that it reads. */
  join(): Promise<unknown>;
  /** Sends frames together, as fast as the network takes them. */
  send(count: number, opcode: Opcode, payload: string): void;
}

/** Opens a live channel without the manners of a client: it sends what it is told, and reads nothing. */
export async function rawLive(port: number, from: string, cookie = ''): Promise<RawLive> {
  const socket = connect(port, '127.0.0.1');
  // The server's end is a reset where it hasn't read everything.
  socket.on('error', () => {});
  socket.write(
    'GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n' +
      `X-Forwarded-For: ${from}\r\n${cookie && `Cookie: session=${cookie}\r\n`}Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${Buffer.alloc(16).toString('base64')}\r\n\r\n`,
  );
  await once(socket, 'readable');
  const send: RawLive['send'] = (count, opcode, payload) =>
    void socket.write(Buffer.concat(Array.from({ length: count }, () => frame(opcode, payload))));
  return {
    socket,
    send,
    join() {
      socket.read();
      send(1, 'text', '40');
      return once(socket, 'readable');
    },
  };
}
