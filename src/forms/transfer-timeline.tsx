import { useTranslation } from 'react-i18next';
import { Timeline } from '#design-system/timeline';
import { useDates } from '#platform/dates';
import { stepStates, type Step } from './transfer-steps.ts';

interface TransferTimelineProps {
  /** Name of the list: "Deposit D26112100044". */
  label: string;
  kind: 'deposit' | 'withdrawal';
  transfer: { timeline: readonly Step[]; reason: string | null };
}

const isToday = (moment: string): boolean => new Date(moment).toDateString() === new Date().toDateString();

/** The steps of a deposit or a withdrawal: what happened, what is expected when, and why it failed. */
export function TransferTimeline({ label, kind, transfer }: TransferTimelineProps) {
  const { t } = useTranslation('forms');
  const dates = useDates();
  const states = stepStates(transfer.timeline);
  const expected = (moment: string): string =>
    isToday(moment)
      ? t('transfer.expected', { clock: dates.time(moment) })
      : t('transfer.expected-day', { moment: dates.moment(moment) });
  return (
    <Timeline
      label={label}
      labels={{
        done: t('step-state.done'),
        current: t('step-state.current'),
        upcoming: t('step-state.upcoming'),
        failed: t('step-state.failed'),
      }}
      steps={transfer.timeline.map(({ step, at, expected_at }, index) => ({
        id: step,
        title: step === 'returned' ? t(`transfer.returned.${kind}`) : t(`transfer.step.${step}`),
        time: at === null ? undefined : dates.moment(at),
        description:
          step === 'returned' && transfer.reason !== null
            ? t('transfer.reason', { reason: transfer.reason })
            : at === null && expected_at !== null
              ? expected(expected_at)
              : undefined,
        state: states[index] ?? 'upcoming',
      }))}
    />
  );
}
