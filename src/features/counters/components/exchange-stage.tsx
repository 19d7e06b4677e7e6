import { useTranslation } from 'react-i18next';
import { Callout } from '#design-system/callout';
import type { ExchangeControl } from '../api/use-exchange.ts';
import type { Place } from '../model/place.ts';
import type { Counter } from '../model/stage.ts';
import { FinishStage } from './finish-stage.tsx';
import { MatchingStage } from './matching-stage.tsx';
import { OfferStage } from './offer-stage.tsx';
import { StartStage } from './start-stage.tsx';
import { SuccessStage } from './success-stage.tsx';

interface ExchangeStageProps {
  place: Place;
  counter: Counter;
  control: ExchangeControl;
}

/** What the counter's screen shows at its stage, below what became of the one before. */
export function ExchangeStage(props: ExchangeStageProps) {
  const { t } = useTranslation('counters-exchange');
  const { note } = props.control;
  return (
    <>
      <div role="status" className="empty:absolute">
        {props.place.view === 'start' && note && (
          <Callout title={t(`note.${note}.title`)}>{t(`note.${note}.text`)}</Callout>
        )}
      </div>
      <Stage {...props} />
    </>
  );
}

function Stage({ place, counter, control }: ExchangeStageProps) {
  const { timed } = control;
  if (!timed) return null;
  const { state, at } = timed;
  if (place.view === 'start') return <StartStage counter={counter} blocked={place.blocked} control={control} />;
  switch (state.stage) {
    case 'matching':
      return <MatchingStage timed={{ state, at }} counter={counter} control={control} />;
    case 'matched':
      return <OfferStage key={state.offer.sn} timed={{ state, at }} counter={counter} control={control} />;
    case 'success':
      return <SuccessStage state={state} counter={counter} control={control} />;
    case 'finish':
      return <FinishStage state={state} isNew={control.hasMoved} />;
    case 'start':
      return null;
  }
}
