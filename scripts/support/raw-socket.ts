/**
 * Opens a socket of the live channel, and resolves when it is connected. It speaks the frames of socket.io, whose client would
 * take more time and memory than what a bench measures. `onFrame` gets every frame of an event or an answer.
 */
export function openRawSocket(
  port: number,
  onFrame: (frame: string) => void,
  headers: Readonly<Record<string, string>> = {},
): Promise<WebSocket> {
  // The types are those of browsers, whose sockets send no headers of ours.
  const options = { headers } as unknown as string[];
  const socket = new WebSocket(`ws://127.0.0.1:${port}/socket.io/?EIO=4&transport=websocket`, options);
  return new Promise((resolve, reject) => {
    socket.addEventListener('error', () => reject(new Error('a socket failed')));
    socket.addEventListener('message', ({ data }) => {
      const frame = String(data);
      if (frame.startsWith('0')) socket.send('40');
      else if (frame === '2') socket.send('3');
      else if (frame.startsWith('40')) resolve(socket);
      else onFrame(frame);
    });
  });
}
