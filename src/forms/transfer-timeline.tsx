import { useTranslation } from 'react-i18next';
import { useDates } from '#platform/dates';
import { serverNow } from '#platform/server-clock';
import { Steps } from './steps.tsx';
import { stepStates, type Step } from './transfer-steps.ts';

interface TransferTimelineProps {
  /** Name of the list: "Deposit D26112100044". */
  label: string;
  kind: 'deposit' | 'withdrawal';
  transfer: {
    timeline: readonly Step[];
    reason: string | null;
    /** Counted by the network while only the last step is left. */
    confirmations?: number;
    /** 0 by bank. */
    confirmations_needed?: number;
  };
}

/** The steps of a deposit or a withdrawal: what happened, what is expected when, and why it failed. */
export function TransferTimeline({ label, kind, transfer }: TransferTimelineProps) {
  const { t } = useTranslation('forms');
  const dates = useDates();
  const states = stepStates(transfer.timeline);
  const { confirmations: done = 0, confirmations_needed: needed = 0 } = transfer;
  const last = transfer.timeline.length - 1;
  const isCounting = needed > 0 && transfer.timeline.filter(({ at }) => at === null).length === 1;
  const expected = (moment: string): string => {
    if (Date.parse(moment) < serverNow()) return t('transfer.late');
    const [clock, timely] = [dates.time(moment), dates.timely(moment)];
    return timely === clock ? t('transfer.expected', { clock }) : t('transfer.expected-day', { moment: timely });
  };
  const describe = (step: Step['step'], at: string | null, expectedAt: string | null, index: number) => {
    if (step === 'returned' && transfer.reason !== null) return t('transfer.reason', { reason: transfer.reason });
    const promise = at === null && expectedAt !== null ? expected(expectedAt) : undefined;
    if (!isCounting || index !== last) return promise;
    return (
      <>
        <span className="block">{t('transfer.confirmations', { done, count: needed })}</span>
        {promise}
      </>
    );
  };
  return (
    <Steps
      label={label}
      steps={transfer.timeline.map(({ step, at, expected_at }, index) => ({
        id: step,
        title: step === 'returned' ? t(`transfer.returned.${kind}`) : t(`transfer.step.${step}`),
        time: at === null ? undefined : dates.moment(at),
        description: describe(step, at, expected_at, index),
        state: states[index] ?? 'upcoming',
      }))}
    />
  );
}
