import type { Replica } from './db/replica.ts';
import type { Db } from './db/transact.ts';
import type { PriceSource } from './domains/market/price-source.ts';
import type { AddressSource } from './domains/wallet/address-source.ts';
import type { Cipher } from './plugins/cipher.ts';
import type { FileStore } from './plugins/files/index.ts';
import type { Live } from './plugins/live.ts';
import type { Mailer } from './plugins/mail.ts';
import type { PushSender } from './plugins/push.ts';
import type { SharedRedis } from './plugins/redis.ts';
import type { Texts } from './plugins/texts.ts';
import type { Tracing } from './plugins/tracing.ts';
import type { Settings } from './settings.ts';

/** The dependencies of the domains. */
export interface Services {
  readonly settings: Settings;
  readonly db: Db;
  /** Resolves if the database responds. Throws Unavailable. */
  readonly ping: () => Promise<void>;
  /** Undefined if nothing follows the database. See forLongRead. */
  readonly replica: Replica | undefined;
  /** Undefined if this is the only server of its database. */
  readonly redis: SharedRedis | undefined;
  /** Returns the current time, which tests can set. */
  readonly clock: () => Date;
  /** Customers' images. */
  readonly files: FileStore;
  readonly mailer: Mailer;
  /** Undefined if this server sends no pushes. */
  readonly push: PushSender | undefined;
  /** Encrypts ID numbers and the secrets of authenticator apps. */
  readonly cipher: Cipher;
  readonly live: Live;
  readonly texts: Texts;
  /** Undefined if nobody collects traces. */
  readonly tracing: Tracing | undefined;
  readonly prices: PriceSource;
  readonly addresses: AddressSource;
  /** Whether rate limits apply; off in tests. */
  readonly limits: boolean;
}
