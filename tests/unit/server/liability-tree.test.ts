import { createHash, randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { add, sum } from '#contract/money';
import { emptyNode, type ProvenLeaf, verifyBalance } from '#contract/transparency-tree';
import { buildTree, heightOf } from '#server/domains/transparency/liability-tree';

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

const leavesOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    account: `1000${index}`,
    nonce: randomBytes(32).toString('hex'),
    balance: `${index + 1}.0${index + 1}`,
  }));

async function proofsOf(count: number): Promise<ProvenLeaf[]> {
  const leaves = leavesOf(count);
  const levels = await buildTree(leaves);
  const root = levels.at(-1)?.[0] ?? emptyNode;
  return leaves.map((leaf, position) => ({
    ...leaf,
    root: root.hash,
    liabilities: root.sum,
    path: levels.slice(0, -1).map((level, height) => {
      const neighbor = (position >> height) ^ 1;
      return { side: neighbor % 2 === 0 ? 'left' : 'right', ...(level[neighbor] ?? emptyNode) };
    }),
  }));
}

describe.each([1, 2, 3, 4, 5, 7, 8, 9, 16, 17, 100])('a tree of %i balances', (count) => {
  it('proves each of them, and sums to all of them', async () => {
    const proofs = await proofsOf(count);
    for (const proof of proofs) {
      expect(proof.path).toHaveLength(heightOf(count));
      expect(proof.liabilities).toBe(sum(proofs.map(({ balance }) => balance)));
      const { fails, nodes } = await verifyBalance(proof, sha256);
      expect(fails).toBeNull();
      expect(nodes).toHaveLength(proof.path.length + 1);
      expect(nodes.at(-1)).toEqual({ hash: proof.root, sum: proof.liabilities });
    }
  });
});

it('a tree without balances has the empty root', async () => {
  expect(await buildTree([])).toEqual([[emptyNode]]);
});

describe('a proof that was tampered with', () => {
  const hash = sha256('another');
  const changes: Record<string, (proof: ProvenLeaf) => ProvenLeaf> = {
    'a lower balance': (proof) => ({ ...proof, balance: '0.5' }),
    'another account': (proof) => ({ ...proof, account: '10009' }),
    'another nonce': (proof) => ({ ...proof, nonce: hash }),
    'another root': (proof) => ({ ...proof, root: hash }),
    'another total': (proof) => ({ ...proof, liabilities: add(proof.liabilities, '1') }),
    'a level less': (proof) => ({ ...proof, path: proof.path.slice(1) }),
    'a level more': (proof) => ({ ...proof, path: [...proof.path, { side: 'right', ...emptyNode }] }),
    'a neighbor with another sum': (proof) => ({
      ...proof,
      path: proof.path.map((node, at) => (at === 1 ? { ...node, sum: '3.3' } : node)),
    }),
    'a neighbor with another hash': (proof) => ({
      ...proof,
      path: proof.path.map((node, at) => (at === 1 ? { ...node, hash } : node)),
    }),
    'a neighbor on the other side': (proof) => ({
      ...proof,
      path: proof.path.map((node, at) =>
        at === 1 ? { ...node, side: node.side === 'left' ? 'right' : 'left' } : node,
      ),
    }),
  };
  it.each(Object.entries(changes))('fails with %s', async (_, change) => {
    for (const proof of await proofsOf(9)) expect((await verifyBalance(change(proof), sha256)).fails).toBe('root');
  });

  // Who computes the root with a negative balance lowers the total, though every hash is right.
  it('fails with a negative sum that every hash confirms', async () => {
    const [left, right] = [
      { account: '1', nonce: hash, balance: '100' },
      { account: '2', nonce: hash, balance: '-90' },
    ];
    const [[, neighbor] = [], [root] = []] = await buildTree([left, right]);
    const proof: ProvenLeaf = {
      ...left,
      root: root?.hash ?? '',
      liabilities: '10',
      path: [{ side: 'right', ...(neighbor ?? emptyNode) }],
    };
    expect((await verifyBalance(proof, sha256)).fails).toBe('negative');
  });
});
