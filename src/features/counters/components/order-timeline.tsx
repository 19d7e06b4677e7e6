import { useTranslation } from 'react-i18next';
import type { TimelineStep } from '#design-system/timeline';
import { Steps } from '#forms/steps';
import { useDates } from '#platform/dates';
import type { ExchangeRecord } from '../model/stage.ts';

/** The steps of an accepted order. */
export function OrderTimeline({ record }: { record: ExchangeRecord }) {
  const { t } = useTranslation('counters-exchange');
  const dates = useDates();
  const { status, created_at: createdAt, waits_until: until, settled_at: settledAt } = record;
  const time = (moment: string | null) => (moment === null ? undefined : dates.time(moment));
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
          time: time(settledAt),
          state: status === 'completed' ? 'done' : 'failed',
        };
  return (
    <Steps
      label={t('timeline.label', { sn: record.sn })}
      steps={[
        { id: 'matched', title: t('timeline.matched'), time: time(createdAt), state: 'done' },
        { id: 'accepted', title: t('timeline.accepted'), state: 'done' },
        end,
        ...(status === 'waiting'
          ? [{ id: 'completed', title: t('timeline.completed'), state: 'upcoming' } satisfies TimelineStep]
          : []),
      ]}
    />
  );
}
