import { useTranslation } from 'react-i18next';
import { Timeline } from '#design-system/timeline';
import { useDates } from '#platform/dates';
import type { DepositRecord } from '../api/deposit.ts';
import { stepStates } from '../model/steps.ts';

/** The steps of a deposit: what happened, what is expected when, and why it was not credited. */
export function DepositTimeline({ deposit }: { deposit: DepositRecord }) {
  const { t } = useTranslation(['wallet', 'forms', 'common']);
  const dates = useDates();
  const states = stepStates(deposit.timeline);
  return (
    <Timeline
      label={t('status.title', { number: deposit.sn })}
      labels={{
        done: t('forms:step-state.done'),
        current: t('forms:step-state.current'),
        upcoming: t('forms:step-state.upcoming'),
        failed: t('forms:step-state.failed'),
      }}
      steps={deposit.timeline.map(({ step, at, expected_at }, index) => ({
        id: step,
        title: t(`step.${step}`),
        time: at === null ? undefined : dates.moment(at),
        description:
          step === 'returned' && deposit.reason !== null
            ? t('status.reason', { reason: deposit.reason })
            : at === null && expected_at !== null
              ? t('step-expected', { clock: dates.time(expected_at) })
              : undefined,
        state: states[index] ?? 'upcoming',
      }))}
    />
  );
}
