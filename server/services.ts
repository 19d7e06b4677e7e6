import type { Db } from './db/transact.ts';
import type { PriceSource } from './domains/market/price-source.ts';
import type { AddressSource } from './domains/wallet/address-source.ts';
import type { Cipher } from './plugins/cipher.ts';
import type { Live } from './plugins/live.ts';
import type { Mailer } from './plugins/mail.ts';
import type { Texts } from './plugins/texts.ts';
import type { Settings } from './settings.ts';

/** What a domain may ask for. */
export interface Services {
  readonly settings: Settings;
  readonly db: Db;
  /** Resolves when the database answers. Throws Unavailable. */
  readonly ping: () => Promise<void>;
  /** The time; tests set it. */
  readonly clock: () => Date;
  readonly mailer: Mailer;
  /** For ID numbers and the secrets of authenticator apps. */
  readonly cipher: Cipher;
  readonly live: Live;
  readonly texts: Texts;
  readonly prices: PriceSource;
  readonly addresses: AddressSource;
  /** Whether calls are limited in number; off where tests make many. */
  readonly limits: boolean;
}
