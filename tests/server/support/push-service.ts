import { createDecipheriv, createECDH, createPublicKey, type ECDH, hkdfSync, randomBytes, verify } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { Agent } from 'node:https';
import { type AddressInfo, connect } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { PushTarget } from '#server/plugins/push';

export interface ReceivedPush {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** A browser's side of a subscription: its keys, which never leave it. */
export class PushBrowser {
  readonly #keys: ECDH = createECDH('prime256v1');
  readonly #auth = randomBytes(16);
  readonly target: PushTarget;

  constructor(name: string = randomBytes(8).toString('hex'), host = 'push.example.com') {
    this.target = {
      endpoint: `https://${host}/${name}`,
      p256dh: this.#keys.generateKeys('base64url'),
      auth: this.#auth.toString('base64url'),
    };
  }

  /** Decrypts a message by RFC 8291. Throws for another browser's. */
  open({ body }: ReceivedPush): unknown {
    const salt = body.subarray(0, 16);
    const keyLength = body.readUInt8(20);
    const sender = body.subarray(21, 21 + keyLength);
    const sealed = body.subarray(21 + keyLength);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.#keys.getPublicKey(), sender]);
    const secret = Buffer.from(hkdfSync('sha256', this.#keys.computeSecret(sender), this.#auth, info, 32));
    const key = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: aes128gcm\0', 16));
    const nonce = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: nonce\0', 12));
    const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(sealed.subarray(-16));
    const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
    return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString('utf8'));
  }
}

/** Returns the claims of a push's signature (RFC 8292). Throws if it isn't from the holder of `key`. */
export function claimsOf({ headers }: ReceivedPush, key: string): Record<string, unknown> {
  const [, token = '', given] = /^vapid t=([^,]+), k=(.+)$/u.exec(headers.authorization ?? '') ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'));
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' }, format: 'jwk' });
  const signed = Buffer.from(`${head}.${claims}`);
  const isValid = verify(
    'sha256',
    signed,
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (given !== key || !isValid) throw new Error('the signature is not of this key');
  return JSON.parse(Buffer.from(claims, 'base64url').toString('utf8')) as Record<string, unknown>;
}

/** Leads every connection to one local port, without TLS: only a test can hand it to a sender. */
export class LocalAgent extends Agent {
  readonly port: number;

  constructor(port: number) {
    super();
    this.port = port;
  }

  override createConnection() {
    return connect(this.port, '127.0.0.1');
  }
}

type Answer = readonly [status: number, retryAfter?: string];

/** A push service on this machine that records what it receives. `answer` returns the status, and optionally `Retry-After`. */
export async function startPushService(answer: (push: ReceivedPush) => Answer | Promise<Answer>) {
  const received: ReceivedPush[] = [];
  const server = createServer((request, response) => {
    void buffer(request).then(async (body) => {
      const push = { path: request.url ?? '', headers: request.headers, body };
      received.push(push);
      const [status, retryAfter] = await answer(push);
      response.writeHead(status, retryAfter === undefined ? {} : { 'retry-after': retryAfter }).end();
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const agent = new LocalAgent((server.address() as AddressInfo).port);
  return {
    received,
    agent,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
