import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { buildTree } from '#server/domains/transparency/liability-tree';

const script = new URL('../../../scripts/verify-balance.mjs', import.meta.url);
const { verify } = (await import(script.href)) as { verify(proof: unknown, say?: (line: string) => void): void };

const nonce = (digit: number): string => String(digit).repeat(64);

async function proof() {
  const leaves = [
    { account: '10000001', nonce: nonce(1), balance: '12.5' },
    { account: '10000002', nonce: nonce(2), balance: '0.000000000000000001' },
    { account: '10000003', nonce: nonce(3), balance: '7' },
  ];
  const [first = [], second = [], [root] = []] = await buildTree(leaves);
  return {
    number: '1',
    time: '2026-11-21T08:30:00.000Z',
    account: '10000003',
    items: [
      {
        currency: 'USDT',
        balance: '7',
        nonce: nonce(3),
        root: root?.hash,
        liabilities: root?.sum,
        path: [
          { side: 'right', hash: '0'.repeat(64), sum: '0' },
          { side: 'left', ...second[0] },
        ],
      },
    ],
    first,
  };
}

it('accepts what the server built, and says it', async () => {
  const lines: string[] = [];
  verify(await proof(), (line) => lines.push(line));
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain('USDT: 7 is part of 19.500000000000000001');
});

it.each([
  ['a lower balance', { balance: '6' }, 'the way from 6 leads to'],
  ['another total', { liabilities: '19.5' }, 'the total is 19.500000000000000001'],
  ['another nonce', { nonce: nonce(4) }, 'the way from 7 leads to'],
  ['a negative neighbor', { path: [{ side: 'right', hash: '0'.repeat(64), sum: '-1' }] }, 'not an amount: -1'],
  ['an amount in another form', { balance: '7.0' }, 'not an amount: 7.0'],
  ['a missing neighbor', { path: [] }, 'the way from 7 leads to'],
])('refuses %s', async (_, change, message) => {
  const genuine = await proof();
  expect(() => verify({ ...genuine, items: genuine.items.map((item) => ({ ...item, ...change })) })).toThrow(message);
});

it('is short and needs nothing but Node', () => {
  const source = readFileSync(script, 'utf8');
  expect(source.split('\n').length).toBeLessThanOrEqual(80);
  expect([...source.matchAll(/from '([^']+)'/g)].map(([, name]) => name)).toEqual([
    'node:crypto',
    'node:fs',
    'node:url',
  ]);
});
