import { useTranslation } from 'react-i18next';
import { ProofSteps, type ProofStep } from '#design-system/proof-steps';
import { richText } from '#platform/rich-text';
import { useBalanceChecks, type BalanceProof } from '../api/balance-proof.ts';
import type { Snapshot } from '../api/snapshots.ts';
import { ExactAmount } from './exact-amount.tsx';

interface BalanceChecksProps {
  proof: BalanceProof;
  /** What everybody is shown of the same snapshot. */
  published: Snapshot['items'];
}

/** Recomputes the way from each balance to the published root, in front of the customer. */
export function BalanceChecks({ proof, published }: BalanceChecksProps) {
  const { t } = useTranslation('transparency');
  const checks = useBalanceChecks(proof, published);
  const steps = proof.items.map(({ currency, balance, liabilities, nonce, path }): ProofStep => {
    const check = checks?.find((each) => each.currency === currency);
    return {
      id: currency,
      title: <ExactAmount value={balance} currency={currency} />,
      state: check ? (check.fails === null ? 'holds' : 'fails') : 'checking',
      ...(check && {
        description:
          check.fails === null
            ? richText(t('check.holds', { count: path.length }), {
                total: <ExactAmount value={liabilities} currency={currency} unmasked />,
              })
            : t(`check.fails.${check.fails}`),
        values: [
          { id: 'nonce', label: t('check.nonce'), value: nonce, copyLabel: t('check.copy-nonce', { currency }) },
          {
            id: 'root',
            label: t('check.root'),
            value: check.root?.hash ?? '',
            copyLabel: t('check.copy-root', { currency }),
          },
        ],
      }),
    };
  });
  const holds = checks?.every(({ fails }) => fails === null);
  const outcome = holds ? 'verified' : 'failed';
  return (
    <ProofSteps
      label={t('check.steps')}
      steps={steps}
      labels={{
        waiting: t('check.state.checking'),
        checking: t('check.state.checking'),
        holds: t('check.state.holds'),
        fails: t('check.state.fails'),
      }}
      {...(holds !== undefined && {
        result: { holds, title: t(`check.${outcome}.title`), description: t(`check.${outcome}.text`) },
      })}
    />
  );
}
