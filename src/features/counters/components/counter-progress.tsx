import { useTranslation } from 'react-i18next';
import { isLess } from '#contract/money';
import { Amount } from '#design-system/amount';
import { Progress } from '#design-system/progress';
import { Stack } from '#design-system/stack';
import { useDates } from '#platform/dates';
import { richText } from '#platform/rich-text';
import { shareOf } from '../model/progress.ts';
import type { CounterEntry } from '../model/stage.ts';

/** Today's orders, and how far it is to the next counter. */
export function CounterProgress({ counter }: { counter: Omit<CounterEntry, 'id'> }) {
  const { t } = useTranslation('counters');
  const dates = useDates();
  const { standing, task_count: tasks, upgrade_volume: goal, next, currency, scale } = counter;
  // Of a customer who came back here, or before upgrades were turned on.
  const isReached = goal !== null && !isLess(standing.volume, goal);
  const amount = (value: string) => (
    <Amount value={value} currency={currency} scale={scale} minDigits={2} size="small" />
  );
  return (
    <Stack gap={4}>
      <Stack gap={1}>
        <Progress
          label={t('progress.tasks')}
          value={tasks === 0 ? 1 : standing.tasks_done / tasks}
          valueText={t('progress.of', { done: standing.tasks_done, all: tasks })}
        />
        <p className="text-14 text-muted">{t('progress.reset', { clock: dates.time(standing.tasks_reset_at) })}</p>
      </Stack>
      {goal !== null && next !== null ? (
        <Stack gap={1}>
          <Progress label={t('progress.upgrade', { counter: next.name })} value={shareOf(standing.volume, goal)} />
          <p className="text-14 text-muted">
            {richText(t(isReached ? 'progress.reached' : 'progress.rule', { counter: next.name }), {
              done: amount(standing.volume),
              goal: amount(goal),
            })}
          </p>
        </Stack>
      ) : (
        <p className="text-14 text-muted">{t(next === null ? 'progress.highest' : 'progress.paused')}</p>
      )}
    </Stack>
  );
}
