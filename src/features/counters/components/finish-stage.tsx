import { useTranslation } from 'react-i18next';
import { Button } from '#design-system/button';
import { Illustration } from '#design-system/illustration';
import { Progress } from '#design-system/progress';
import { Section } from '#design-system/section';
import { useDates } from '#platform/dates';
import type { StageOf } from '../model/stage.ts';
import { OrderOutcome } from './order-outcome.tsx';
import { StageTitle } from './stage-title.tsx';
import { Upgraded } from './upgraded.tsx';

/** Today's orders are done, or the volume of the next counter is reached. The last order is below. */
export function FinishStage({ state, isNew }: { state: StageOf<'finish'>; isNew: boolean }) {
  const { t } = useTranslation(['counters-exchange', 'counters']);
  const dates = useDates();
  const { counter, tasks_done: done, task_count: tasks, upgraded_to: upgraded } = state;
  return (
    <>
      {upgraded ? (
        <Upgraded from={counter} to={upgraded} isNew={isNew} />
      ) : (
        <div className="flex flex-col items-center gap-2 pt-4 text-center">
          <Illustration name="coin" />
          <div role="status">
            <StageTitle isNew={isNew}>{t('start.done')}</StageTitle>
          </div>
          <p className="max-w-80 text-14 text-muted text-pretty">
            {t('start.done-text', { clock: dates.time(state.tasks_reset_at) })}
          </p>
        </div>
      )}
      <Progress
        label={t('counters:progress.tasks')}
        value={tasks === 0 ? 1 : done / tasks}
        valueText={t('counters:progress.of', { done, all: tasks })}
      />
      <Button block tone={upgraded ? 'quiet' : 'primary'} href="/counter">
        {t('action.counters')}
      </Button>
      <Section title={t('finish.last')}>
        <OrderOutcome record={state.record} />
      </Section>
    </>
  );
}
