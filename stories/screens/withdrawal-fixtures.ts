import { calls, type ResponseOf } from '#contract/index';
import { exampleNetwork } from '#contract/wallet-transfers';
import { testAddresses } from '../test-addresses.ts';
import { day } from './fixtures.ts';
import { cryptos } from './money-fixtures.ts';

type Saved = ResponseOf<'GET wallet/addresses'>['items'][number];

const saved = (own: Partial<Saved> & Pick<Saved, 'id' | 'label'>): Saved => ({
  ...calls['GET wallet/addresses'].example.response.items[0],
  address: testAddresses.tronOfNobody,
  usable_at: day(10, '08:30'),
  ...own,
});

export const addresses: ResponseOf<'GET wallet/addresses'> = {
  items: [
    saved({ id: '5', label: 'Savings' }),
    saved({ id: '6', label: 'Ledger in the safe', address: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t' }),
    saved({ id: '7', label: 'Cold storage', network: 'ethereum', address: testAddresses.evm }),
  ],
  saved_only: { enabled: false, ends_at: null },
};

/** The customer allows saved addresses only, and one is new: the device's clock is far behind its moment. */
export const savedOnly: ResponseOf<'GET wallet/addresses'> = {
  items: addresses.items.map((entry) =>
    entry.id === '6' ? { ...entry, usable_at: '2126-11-22T08:30:00.000Z' } : entry,
  ),
  saved_only: { enabled: true, ends_at: null },
};

export const noAddresses: ResponseOf<'GET wallet/addresses'> = {
  items: [],
  saved_only: { enabled: false, ends_at: null },
};

type Cryptos = ResponseOf<'GET wallet/cryptos'>;

/** Tron takes no withdrawals. */
export const paused: Cryptos = {
  items: cryptos.items.map((crypto) => ({
    ...crypto,
    networks: crypto.networks.map((network) =>
      network.id === 'tron'
        ? { ...network, withdrawals_paused: { reason: 'maintenance', since: day(0, '08:00') } }
        : network,
    ),
  })),
};

/** A currency with one network, whose addresses may need a tag. */
export const tagged: Cryptos = {
  items: [
    ...cryptos.items,
    {
      currency: 'XRP',
      name: 'XRP',
      scale: 6,
      display_scale: 6,
      networks: [
        {
          ...exampleNetwork,
          id: 'xrp',
          name: 'XRP Ledger',
          family: 'xrp',
          withdrawal_fee: '0.25',
          minimum_withdrawal: '20',
        },
      ],
    },
  ],
};

type Check = ResponseOf<'POST wallet/extractHash'>;

const [tron, ethereum] = cryptos.items[0]?.networks ?? [];

/** Ten minutes from now. */
export const check = (own: Partial<Check> = {}): Check => ({
  ...calls['POST wallet/extractHash'].example.response,
  ...(tron && { network: tron }),
  address: testAddresses.tronOfNobody,
  amount: '1250.5',
  received: '1249.5',
  first_time: false,
  label: null,
  ...own,
});

/** To an address that begins and ends like a saved one. */
export const lookAlike = (): Check =>
  check({
    ...(ethereum && { network: ethereum }),
    address: testAddresses.lookAlike,
    fee: '4',
    received: '1246.5',
    first_time: true,
    resembles: testAddresses.evm,
  });
