import { useEffect, useState } from 'react';
import { proofHashes } from '#contract/proof-hashes';
import { type Verification, verifyProof } from '#contract/leverage-verify';
import { useCall } from '#platform/swr';

/** How often a period without a result is asked for again. */
const REFRESH_MS = 5_000;

/** Reads the proof of a period, and again until it is settled. */
export const useProof = (period: string) =>
  useCall(
    'GET leverage/proof',
    { period },
    { refreshInterval: (proof) => (proof?.status === 'settled' ? 0 : REFRESH_MS) },
  );

export type Progress = Pick<Verification, 'holds' | 'findings'> & Partial<Verification>;

const nothing: Progress = { holds: [], findings: {} };

/** Verifies a proof on this device, in slices of a few milliseconds. Returns how far it is; with `outcome` when it is done. */
export function useProofVerification(proof: unknown, period: string): Progress {
  const [shown, setShown] = useState<{ of: unknown; progress: Progress }>({ of: undefined, progress: nothing });
  useEffect(() => {
    if (proof === undefined) return undefined;
    let isGone = false;
    const show = (progress: Progress): void => {
      if (!isGone) setShown({ of: proof, progress });
    };
    void verifyProof(proof, {
      hashes: proofHashes(),
      period,
      onProgress: (holds, findings) => show({ holds, findings }),
      // When nobody looks anymore, the rest is never computed.
      pause: () => new Promise((resolve) => !isGone && setTimeout(resolve, 0)),
    }).then(show);
    return () => {
      isGone = true;
    };
  }, [proof, period]);
  return shown.of === proof ? shown.progress : nothing;
}
