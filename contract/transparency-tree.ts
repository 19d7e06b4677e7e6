import { add, compare, isNegative } from './money.ts';

/*
 * The Merkle sum tree of proof of liabilities, as described in transparency.ts. Server and browser hash the same texts; each with
 * its own SHA-256.
 */

/** A node with the sum of the balances below it. */
export interface TreeNode {
  /** In lowercase hexadecimal. */
  readonly hash: string;
  readonly sum: string;
}

/** A neighbor on the way from a leaf to the root. */
export interface Sibling extends TreeNode {
  readonly side: 'left' | 'right';
}

/** Stands for a missing right child. */
export const emptyNode: TreeNode = { hash: '0'.repeat(64), sum: '0' };

export interface BalanceLeaf {
  readonly account: string;
  readonly nonce: string;
  readonly balance: string;
}

export const leafText = ({ account, nonce, balance }: BalanceLeaf): string => `leaf:${account}:${nonce}:${balance}`;

export const nodeText = (left: TreeNode, right: TreeNode): string =>
  `node:${left.hash}:${left.sum}:${right.hash}:${right.sum}`;

/** One balance with its way to the root. */
export interface ProvenLeaf extends BalanceLeaf {
  readonly path: readonly Sibling[];
  /** As published. */
  readonly root: string;
  readonly liabilities: string;
}

export interface BalanceVerification {
  /** The nodes that were computed, from the leaf up. */
  readonly nodes: readonly TreeNode[];
  /** Why it fails: a negative sum would hide what is owed; otherwise the way leads to another root. Null if it holds. */
  readonly fails: 'negative' | 'root' | null;
}

/** Computes the way from a balance to the root. `sha256` returns lowercase hexadecimal for UTF-8 text. */
export async function verifyBalance(
  proof: ProvenLeaf,
  sha256: (text: string) => string | Promise<string>,
): Promise<BalanceVerification> {
  let node: TreeNode = { hash: await sha256(leafText(proof)), sum: proof.balance };
  const nodes = [node];
  if ([proof.balance, ...proof.path.map(({ sum }) => sum)].some(isNegative)) return { nodes, fails: 'negative' };
  for (const { side, ...sibling } of proof.path) {
    const [left, right] = side === 'left' ? [sibling, node] : [node, sibling];
    node = { hash: await sha256(nodeText(left, right)), sum: add(left.sum, right.sum) };
    nodes.push(node);
  }
  const holds = node.hash === proof.root && compare(node.sum, proof.liabilities) === 0;
  return { nodes, fails: holds ? null : 'root' };
}
