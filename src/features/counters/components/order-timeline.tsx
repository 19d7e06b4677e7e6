import { useTranslation } from 'react-i18next';
import type { TimelineStep } from '#design-system/timeline';
import { Steps } from '#forms/steps';
import { useDates } from '#platform/dates';
import type { ExchangeRecord } from '../model/stage.ts';

/** The steps of an accepted order. */
export function OrderTimeline({ record }: { record: ExchangeRecord }) {
  const { t } = useTranslation('counters-exchange');
  const dates = useDates();
  const { status, waits_until: until, settled_at: settledAt } = record;
  const end: TimelineStep =
    status === 'waiting'
      ? {
          id: 'waiting',
          title: t('timeline.waiting'),
          description: until === null ? undefined : t('timeline.until', { clock: dates.time(until) }),
          state: 'current',
        }
      : {
          id: status,
          title: t(`timeline.${status}`),
          time: settledAt === null ? undefined : dates.time(settledAt),
          // Also a refund: nothing of the customer's failed.
          state: 'done',
        };
  return (
    <Steps
      label={t('timeline.label', { sn: record.sn })}
      steps={[
        { id: 'matched', title: t('timeline.matched'), time: dates.time(record.created_at), state: 'done' },
        { id: 'accepted', title: t('timeline.accepted'), time: dates.time(record.accepted_at), state: 'done' },
        end,
        ...(status === 'waiting'
          ? [{ id: 'completed', title: t('timeline.completed'), state: 'upcoming' } satisfies TimelineStep]
          : []),
      ]}
    />
  );
}
