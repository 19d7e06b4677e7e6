import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import type { NewCredential, UsedCredential } from '#contract/security-passkeys';

type Cbor = number | string | Buffer | readonly Cbor[] | Map<number | string, Cbor>;

/** Encodes the part of CBOR that Web Authentication needs. */
function cbor(value: Cbor): Buffer {
  const head = (major: number, count: number): Buffer => {
    if (count < 24) return Buffer.from([(major << 5) | count]);
    return count < 256
      ? Buffer.from([(major << 5) | 24, count])
      : Buffer.from([(major << 5) | 25, count >> 8, count & 0xff]);
  };
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  if (!(value instanceof Map)) return Buffer.concat([head(4, value.length), ...value.map(cbor)]);
  return Buffer.concat([head(5, value.size), ...[...value].flatMap(([key, inner]) => [cbor(key), cbor(inner)])]);
}

const sha256 = (text: string | Buffer): Buffer => createHash('sha256').update(text).digest();

/** The part of the server's options that the device reads. */
interface PasskeyOptions {
  readonly challenge?: unknown;
  readonly rp?: { readonly id?: string };
  readonly rpId?: string;
  readonly user?: { readonly id?: string };
}

/** How a device or browser deviates from an honest one. */
export interface Deviation {
  readonly origin?: string;
  readonly challenge?: string;
  readonly rpId?: string;
  readonly type?: string;
  /** Replaces the device's counter. */
  readonly counter?: number;
  readonly userVerified?: boolean;
  /** Synced by the device's vendor. */
  readonly synced?: boolean;
  readonly userHandle?: string | null;
  /** Signs with another key than the passkey's. */
  readonly forged?: boolean;
  /** The attestation: by the passkey itself, by a certificate, or in an unknown format. */
  readonly attestation?: 'self' | 'certificate' | 'unknown';
}

const pair = () => generateKeyPairSync('ec', { namedCurve: 'P-256' });

/** A phone with its browser. Creates a real ES256 passkey and signs with it. Holds one passkey. */
export class PasskeyDevice {
  readonly id = randomBytes(16);
  readonly origin: string;
  readonly #keys = pair();
  #handle = '';
  #counter = 0;

  /** `origin` is the page's. */
  constructor(origin = 'http://localhost:5173') {
    this.origin = origin;
  }

  #clientData(type: string, options: PasskeyOptions, deviation: Deviation): Buffer {
    const challenge = deviation.challenge ?? options.challenge;
    return Buffer.from(
      JSON.stringify({
        type: deviation.type ?? type,
        challenge,
        origin: deviation.origin ?? this.origin,
        crossOrigin: false,
      }),
    );
  }

  #authenticatorData(
    rpId: string,
    { userVerified = true, synced = false, counter }: Deviation,
    attested?: Buffer,
  ): Buffer {
    this.#counter = counter ?? this.#counter;
    const flags = 0x01 | (userVerified ? 0x04 : 0) | (synced ? 0x18 : 0) | (attested ? 0x40 : 0);
    const tail = Buffer.alloc(5);
    tail.writeUInt8(flags);
    tail.writeUInt32BE(this.#counter, 1);
    return Buffer.concat([sha256(rpId), tail, attested ?? Buffer.alloc(0)]);
  }

  #attested(publicKey: KeyObject): Buffer {
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    // A COSE key for ES256 on P-256.
    const key = new Map<number, Cbor>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ]);
    return Buffer.concat([Buffer.alloc(16), Buffer.from([0, this.id.length]), this.id, cbor(key)]);
  }

  #attestation(kind: Deviation['attestation'], signed: Buffer): [format: string, statement: Map<string, Cbor>] {
    if (kind === 'unknown') return ['own', new Map()];
    if (kind === undefined) return ['none', new Map()];
    const statement = new Map<string, Cbor>([
      ['alg', -7],
      ['sig', sign('sha256', signed, this.#keys.privateKey)],
    ]);
    return ['packed', kind === 'self' ? statement : statement.set('x5c', [Buffer.alloc(300)])];
  }

  /** Creates the passkey. */
  create(options: PasskeyOptions, deviation: Deviation = {}): NewCredential {
    this.#handle = options.user?.id ?? '';
    const authData = this.#authenticatorData(
      deviation.rpId ?? options.rp?.id ?? '',
      deviation,
      this.#attested(this.#keys.publicKey),
    );
    const clientData = this.#clientData('webauthn.create', options, deviation);
    const [fmt, attStmt] = this.#attestation(deviation.attestation, Buffer.concat([authData, sha256(clientData)]));
    const id = this.id.toString('base64url');
    return {
      id,
      rawId: id,
      type: 'public-key',
      authenticatorAttachment: 'platform',
      response: {
        clientDataJSON: clientData.toString('base64url'),
        attestationObject: cbor(
          new Map<string, Cbor>([
            ['fmt', fmt],
            ['attStmt', attStmt],
            ['authData', authData],
          ]),
        ).toString('base64url'),
        transports: ['internal', 'hybrid'],
      },
    };
  }

  /** Logs in with the passkey. */
  get(options: PasskeyOptions, deviation: Deviation = {}): UsedCredential {
    const authenticatorData = this.#authenticatorData(deviation.rpId ?? options.rpId ?? '', deviation);
    const clientData = this.#clientData('webauthn.get', options, deviation);
    const key = deviation.forged ? pair().privateKey : this.#keys.privateKey;
    const id = this.id.toString('base64url');
    return {
      id,
      rawId: id,
      type: 'public-key',
      response: {
        clientDataJSON: clientData.toString('base64url'),
        authenticatorData: authenticatorData.toString('base64url'),
        signature: sign('sha256', Buffer.concat([authenticatorData, sha256(clientData)]), key).toString('base64url'),
        userHandle: deviation.userHandle === undefined ? this.#handle : deviation.userHandle,
      },
    };
  }
}
