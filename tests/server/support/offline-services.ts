import { createCipher } from '#server/plugins/cipher';
import { folderFiles } from '#server/plugins/files/folder-files';
import { loadTexts } from '#server/plugins/texts';
import type { Services } from '#server/services';
import { readSettings } from '#server/settings';
import { testPrices } from './prices.ts';

/** The services of a server that reaches nothing but its database: no mails, no pushes, nobody to send live events to. */
export const offlineServices = (own: Pick<Services, 'db' | 'ping'> & Partial<Services>): Services => ({
  settings: readSettings({ NODE_ENV: 'test' }),
  clock: () => new Date(),
  files: folderFiles('nowhere'),
  mailer: { send: async () => {}, verify: async () => {} },
  replica: undefined,
  redis: undefined,
  tracing: undefined,
  push: undefined,
  cipher: createCipher(Buffer.alloc(32)),
  live: { toCustomer: () => {}, toSession: () => {}, endSession: () => {} },
  texts: loadTexts('http://localhost'),
  prices: testPrices(),
  addresses: { depositAddress: () => Promise.reject(new Error('nobody deposits here')) },
  limits: false,
  ...own,
});
