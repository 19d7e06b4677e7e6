import { setImmediate as yieldToOthers } from 'node:timers/promises';
import { add } from '#contract/money';
import { type BalanceLeaf, emptyNode, leafText, nodeText, type TreeNode } from '#contract/transparency-tree';
import { sha256 } from '../../sha256.ts';

/** Hashes between two turns of other requests: a few milliseconds. */
const SLICE = 1000;

async function mapInSlices<From, To>(items: readonly From[], to: (item: From, index: number) => To): Promise<To[]> {
  const mapped: To[] = [];
  for (const [index, item] of items.entries()) {
    if (index % SLICE === SLICE - 1) await yieldToOthers();
    mapped.push(to(item, index));
  }
  return mapped;
}

/** Returns the levels of the tree: first the leaves, last the root alone. Without leaves, the root is the empty node. */
export async function buildTree(leaves: readonly BalanceLeaf[]): Promise<TreeNode[][]> {
  if (leaves.length === 0) return [[emptyNode]];
  const levels = [await mapInSlices(leaves, (leaf) => ({ hash: sha256(leafText(leaf)), sum: leaf.balance }))];
  for (let level = levels[0] ?? []; level.length > 1; levels.push(level)) {
    const below = level;
    level = await mapInSlices(
      below.filter((_, index) => index % 2 === 0),
      (left, index) => {
        const right = below[2 * index + 1] ?? emptyNode;
        return { hash: sha256(nodeText(left, right)), sum: add(left.sum, right.sum) };
      },
    );
  }
  return levels;
}

/** Returns the number of levels above the leaves. */
export const heightOf = (leaves: number): number => (leaves < 2 ? 0 : Math.ceil(Math.log2(leaves)));
