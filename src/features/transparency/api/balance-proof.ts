import { utf8ToBytes, bytesToHex } from '@noble/hashes/utils.js';
import { useEffect, useState } from 'react';
import type { ResponseOf } from '#contract/index';
import { proofHashes } from '#contract/proof-hashes';
import { verifyBalance, type TreeNode } from '#contract/transparency-tree';
import { useCall } from '#platform/swr';
import type { Snapshot } from './snapshots.ts';

export type BalanceProof = ResponseOf<'GET transparency/proof'>;

/** Reads the ways from the customer's balances to the roots of a snapshot. */
export const useBalanceProof = (snapshot: string) => useCall('GET transparency/proof', { snapshot });

/** What this device computed for one currency. */
export interface BalanceCheck {
  readonly currency: string;
  /** Why it doesn't hold; `unpublished`: everybody else is shown another root or total. Null if it holds. */
  readonly fails: 'negative' | 'root' | 'unpublished' | null;
  /** Where the computation ended. */
  readonly root: TreeNode | undefined;
}

async function check(proof: BalanceProof, published: Snapshot['items']): Promise<BalanceCheck[]> {
  const { sha256 } = proofHashes();
  const hex = async (text: string): Promise<string> => bytesToHex(await sha256(utf8ToBytes(text)));
  return Promise.all(
    proof.items.map(async ({ currency, ...item }) => {
      const { fails, nodes } = await verifyBalance({ ...item, account: proof.account }, hex);
      const shown = published.find((totals) => totals.currency === currency);
      const isPublished = shown?.root === item.root && shown.liabilities === item.liabilities;
      return { currency, fails: fails ?? (isPublished ? null : 'unpublished'), root: nodes.at(-1) };
    }),
  );
}

/** Verifies a proof on this device, and compares its roots with the published ones. Undefined until it is done. */
export function useBalanceChecks(
  proof: BalanceProof | undefined,
  published: Snapshot['items'],
): readonly BalanceCheck[] | undefined {
  const [done, setDone] = useState<{ of: BalanceProof; checks: readonly BalanceCheck[] }>();
  useEffect(() => {
    if (proof === undefined) return undefined;
    let isGone = false;
    void check(proof, published).then((checks) => {
      if (!isGone) setDone({ of: proof, checks });
    });
    return () => {
      isGone = true;
    };
  }, [proof, published]);
  return done !== undefined && done.of === proof ? done.checks : undefined;
}
