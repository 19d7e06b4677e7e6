import { useTranslation } from 'react-i18next';
import type { LeverageProof } from '#contract/leverage-proof';
import { ProofSteps, type ProofStepsProps } from '#design-system/proof-steps';
import { Rosette } from '#design-system/rosette';
import { useDates } from '#platform/dates';
import { notedChain } from '../api/noted-chains.ts';
import { useProofVerification } from '../api/proof.ts';
import { useProofSteps } from './use-proof-steps.tsx';

interface ProofVerificationProps {
  proof: LeverageProof;
  /** That was asked for. */
  period: string;
}

/** The verdict of a verification, what this device noted before, and the steps as they are computed. */
export function ProofVerification({ proof, period }: ProofVerificationProps) {
  const { t } = useTranslation('leverage-proof');
  const dates = useDates();
  const progress = useProofVerification(proof, period);
  const steps = useProofSteps(progress);
  const { outcome, findings, fails } = progress;
  const day = findings.chains?.at(-1);
  const noted = day && notedChain(day.day);
  const differs = findings.chains?.some((chain) => (notedChain(chain.day)?.end ?? chain.end) !== chain.end) ?? false;
  const isInTime = noted !== undefined && noted.at < Date.parse(proof.ends_at);

  const verdict = (): ProofStepsProps['result'] => {
    if (outcome === undefined) return { title: t('result.checking.title'), description: t('result.checking.text') };
    if (outcome === 'failed') {
      const step = t(`step.${fails ?? 'form'}.title`);
      return { holds: false, title: t('result.failed.title'), description: t('result.failed.text', { step }) };
    }
    if (differs) return { holds: false, title: t('result.differs.title'), description: t('result.differs.text') };
    if (outcome === 'verified')
      return { holds: true, title: t('result.verified.title'), description: t('result.verified.text') };
    if (proof.status !== 'settled')
      return { title: t(`${proof.status}.title`), description: t(`${proof.status}.text`) };
    const reason = t(proof.source === 'simulator' ? 'returned.text' : 'returned.exchange-text');
    return { title: t('returned.title'), description: reason };
  };

  return (
    <ProofSteps
      label={t('steps', { period })}
      steps={steps}
      labels={{
        waiting: t('state.waiting'),
        checking: t('state.checking'),
        holds: t('state.holds'),
        fails: t('state.fails'),
      }}
      result={verdict()}
    >
      {day && (
        <div className="flex items-center gap-3">
          <Rosette hash={day.end} size="small" />
          <p className="min-w-0 grow text-14 text-muted text-pretty">
            {differs
              ? t('noted.differs')
              : noted
                ? t(isInTime ? 'noted.before' : 'noted.late', {
                    moment: dates.moment(new Date(noted.at).toISOString()),
                  })
                : t('noted.never')}
          </p>
        </div>
      )}
    </ProofSteps>
  );
}
