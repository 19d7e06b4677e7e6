import { connect } from '#server/db/connect';
import { createCipher } from '#server/plugins/cipher';
import { loadTexts } from '#server/plugins/texts';
import type { Services } from '#server/services';
import { readSettings } from '#server/settings';
import { testPrices } from './prices.ts';

/** The services of another server that only has its jobs, on the database whose configuration its process is given. */
export function jobServices(): Services {
  const { db, ping } = connect(JSON.parse(process.argv[2] ?? '{}') as object, () => {});
  return {
    settings: readSettings({ NODE_ENV: 'test' }),
    db,
    ping,
    clock: () => new Date(),
    mailer: { send: async () => {}, verify: async () => {} },
    push: undefined,
    cipher: createCipher(Buffer.alloc(32)),
    live: { toCustomer: () => {}, toSession: () => {}, endSession: () => {} },
    texts: loadTexts('http://localhost'),
    prices: testPrices(),
    addresses: { depositAddress: () => Promise.reject(new Error('nobody deposits here')) },
    limits: false,
  };
}
