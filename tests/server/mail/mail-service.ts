import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

/** A mail server that can be silent, and stopped and started again on the same port. */
export class MailService {
  /** The subjects of the emails that it took. */
  readonly subjects: string[] = [];
  /** Addresses that it refuses. */
  readonly unknown = new Set<string>();
  connections = 0;
  #held = Promise.resolve();
  #server: SMTPServer | undefined;
  #port = 0;

  get url(): string {
    return `smtp://127.0.0.1:${this.#port}`;
  }

  async start(): Promise<void> {
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onConnect: (_session, done) => {
        this.connections += 1;
        void this.#held.then(() => done());
      },
      onRcptTo: ({ address }, _session, done) =>
        this.unknown.has(address)
          ? done(Object.assign(new Error(`5.1.1 <${address}> no such user`), { responseCode: 550 }))
          : done(),
      onData: (stream, _session, done) => {
        // Of a client that goes away meanwhile, nothing is taken.
        text(stream).then((message) => {
          this.subjects.push(/^Subject: (.*)\r$/mu.exec(message)?.[1] ?? '');
          done();
        }, done);
      },
    });
    // What clients do to it is theirs to say.
    server.on('error', () => {});
    this.#server = server;
    await new Promise<void>((resolve) => server.listen(this.#port, '127.0.0.1', resolve));
    this.#port = (server.server.address() as AddressInfo).port;
  }

  stop(): Promise<void> {
    return new Promise((resolve) => this.#server?.close(resolve));
  }

  /** Accepts connections and says nothing until the returned function is called. */
  hold(): () => void {
    let release = (): void => {};
    this.#held = new Promise((resolve) => (release = resolve));
    return release;
  }
}
