import { useTranslation } from 'react-i18next';
import { Button } from '#design-system/button';
import { clockText } from '#design-system/countdown-ring';
import { Illustration } from '#design-system/illustration';
import { Progress } from '#design-system/progress';
import { ScreenAction } from '#design-system/screen';
import { useRemaining } from '#platform/countdown';
import { useLocale } from '#platform/language';
import { lengthOfTime } from '#platform/length-of-time';
import { usePressGuard } from '#platform/press-guard';
import type { ExchangeControl } from '../api/use-exchange.ts';
import { deviceTimeOf, type Counter, type TimedStage } from '../model/stage.ts';
import { ActionFailure } from './action-failure.tsx';
import { StageTitle } from './stage-title.tsx';

interface MatchingStageProps {
  timed: TimedStage<'matching'>;
  counter: Counter;
  control: ExchangeControl;
}

/** Searching for an order. It can be left at any time, and goes on without this screen. */
export function MatchingStage({ timed, counter, control }: MatchingStageProps) {
  const { t } = useTranslation('counters-exchange');
  const { state } = timed;
  const left = useRemaining(deviceTimeOf(timed, state.ends_at));
  const locale = useLocale();
  const bar = usePressGuard('matching');
  return (
    <>
      <div className="flex flex-col items-center gap-4 pt-6 text-center">
        <Illustration name="lens" />
        <StageTitle isNew={control.hasMoved}>{t('matching.title')}</StageTitle>
        <div className="w-full max-w-80">
          <Progress label={t('matching.title')} labelHidden />
        </div>
        <p className="text-14 text-muted tabular-nums">{t('matching.left', { clock: clockText(left) })}</p>
        <p className="max-w-80 text-14 text-muted text-pretty">
          {t('matching.leaving', { time: lengthOfTime(counter.offer_seconds, locale) })}
        </p>
        <p className="max-w-80 text-14 text-muted text-pretty">{t('matching.stopping')}</p>
      </div>
      <ActionFailure control={control} />
      <ScreenAction ref={bar}>
        <Button size="large" block busy={control.acting === 'leave'} onClick={() => control.leave(state.sn)}>
          {t('matching.leave')}
        </Button>
      </ScreenAction>
    </>
  );
}
