import type { ResponseOf } from '#contract/index';
import { emptyNode } from '#contract/transparency-tree';
import { Refusal } from '../../errors.ts';
import type { Services } from '../../services.ts';
import { heightOf } from './liability-tree.ts';
import { customerLeaves, nodesAt, readSnapshot } from './snapshot-store.ts';
import { proofsKept } from './take-snapshot.ts';

interface Place {
  readonly currency: string;
  readonly level: number;
  readonly position: number;
}

const keyOf = ({ currency, level, position }: Place): string => `${currency}:${level}:${position}`;

/** Returns the places of the neighbors from a leaf up. */
const siblingsOf = ({ currency, position, leaves }: { currency: string; position: number; leaves: number }): Place[] =>
  // The neighbor's position differs in its last bit.
  Array.from({ length: heightOf(leaves) }, (_, level) => ({ currency, level, position: (position >> level) ^ 1 }));

/** Returns the ways from the customer's balances to the published roots. Throws Refusal `not-found` for a snapshot without proofs. */
export async function readBalanceProof(
  { db, clock, settings }: Services,
  customer: string,
  id: string | undefined,
): Promise<ResponseOf<'GET transparency/proof'>> {
  const isNumber = id === undefined || /^\d{1,18}$/.test(id);
  const snapshot = isNumber ? await readSnapshot(db, id === undefined ? undefined : BigInt(id)) : undefined;
  const oldest = clock().getTime() - proofsKept(settings);
  if (!snapshot || snapshot.due_at.getTime() < oldest) throw new Refusal('not-found');
  const leaves = await customerLeaves(db, snapshot.id, customer);
  const nodes = await nodesAt(db, snapshot.id, leaves.flatMap(siblingsOf));
  const found = new Map(nodes.map((node) => [keyOf(node), { hash: node.hash.toString('hex'), sum: node.sum }]));
  return {
    number: String(snapshot.id),
    time: snapshot.taken_at.toISOString(),
    account: customer,
    items: leaves.map((leaf) => ({
      currency: leaf.currency,
      root: leaf.root.toString('hex'),
      liabilities: leaf.liabilities,
      balance: leaf.balance,
      nonce: leaf.nonce.toString('hex'),
      path: siblingsOf(leaf).map((place) => ({
        side: place.position % 2 === 0 ? ('left' as const) : ('right' as const),
        ...(found.get(keyOf(place)) ?? emptyNode),
      })),
    })),
  };
}
