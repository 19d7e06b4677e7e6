import type { ResponseOf } from '#contract/index';
import { info } from './fixtures.ts';

/** Built by the server's own code: every proof holds. Less is held of ETH than owed. */
export const snapshot = {
  number: '412',
  time: '2026-11-21T08:30:00.000Z',
  items: [
    {
      currency: 'BTC',
      root: 'cba7af17738fd6027986598617736d7896b5fb699e5073bf0c5b01ea79f582bc',
      liabilities: '2.665',
      assets: '14.115',
    },
    {
      currency: 'ETH',
      root: '61615e5b451ee228f05e5bba639bc1461d8ca8dd3c61b46c8fa4d186cbfa4839',
      liabilities: '17.25',
      assets: '12.1',
    },
    {
      currency: 'EUR',
      root: '6368fa4e332be41c7d0bdc02c677d94755b9f154759b858dadecd9c54dc324d6',
      liabilities: '6282.74',
      assets: '903000.44',
    },
    {
      currency: 'USDT',
      root: 'cee7627dd05ee0e76f26c5f475b72afe0ae4a1a2e9686b94e104c0382a1b4829',
      liabilities: '81340.95',
      assets: '1081341',
    },
  ],
};

export const latest: ResponseOf<'GET transparency/liabilities'> = { ...snapshot, next_at: '2026-11-21T08:35:00.000Z' };

export const snapshots: ResponseOf<'GET transparency/snapshots'>['items'] = [
  snapshot,
  { ...snapshot, number: '411', time: '2026-11-21T08:25:00.000Z' },
  { ...snapshot, number: '410', time: '2026-11-20T23:55:00.000Z' },
];

export const balanceProof: ResponseOf<'GET transparency/proof'> = {
  number: '412',
  time: snapshot.time,
  account: info.id,
  items: [
    {
      currency: 'BTC',
      root: 'cba7af17738fd6027986598617736d7896b5fb699e5073bf0c5b01ea79f582bc',
      liabilities: '2.665',
      balance: '0.482',
      nonce: '9ef3a85294fb7c11287f80019e6fd68d92f4472dd26503d44f7f7140b2fcc1e6',
      path: [
        { side: 'left', hash: 'c355910e27cf30ba56899ab12fce7d823b9e53a384c961b083d19d75a24f02a8', sum: '0.033' },
        { side: 'right', hash: '7b378560a97938ee1c7d26ecca8d12629f955449411c09414a6054399cec56a4', sum: '2.15' },
      ],
    },
    {
      currency: 'EUR',
      root: '6368fa4e332be41c7d0bdc02c677d94755b9f154759b858dadecd9c54dc324d6',
      liabilities: '6282.74',
      balance: '1820.5',
      nonce: '0c211ae2a2705a423423e8247de206cf682bd01f74da03eeefcd769938b9faa5',
      path: [
        { side: 'right', hash: '6489badf08de1bb00919d918410700631567a2e9b7f89ea1f592851545e87e44', sum: '4100' },
        { side: 'right', hash: '6512ea8a4c56c57ba73e0491fac94d9dd2df3ba4e091f311d4c7110383e376d7', sum: '112.24' },
        { side: 'right', hash: '90b1eeff22261e7507bb3e3b085eadef5a31b947fd82e37ce724a0d92279cc7e', sum: '250' },
      ],
    },
    {
      currency: 'USDT',
      root: 'cee7627dd05ee0e76f26c5f475b72afe0ae4a1a2e9686b94e104c0382a1b4829',
      liabilities: '81340.95',
      balance: '12480.25',
      nonce: 'b6158ea740ceb8ea843564acf6bf7f8557b56b8269b1a526535ea081f8f93c0f',
      path: [
        { side: 'right', hash: 'c7ab420c8a71be644172ef027647150ab5edab07f0e3eab3c98927fc67bbb862', sum: '61000' },
        { side: 'right', hash: '0000000000000000000000000000000000000000000000000000000000000000', sum: '0' },
        { side: 'left', hash: 'd569d4fc1219c2c9540620e6aadfb0d687e648ae4e6279f0ac83119af3da867f', sum: '7860.7' },
      ],
    },
  ],
};
