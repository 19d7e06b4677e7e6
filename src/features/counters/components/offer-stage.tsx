import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { isPositive } from '#contract/money';
import { Button } from '#design-system/button';
import { Card } from '#design-system/card';
import { clockText, CountdownRing } from '#design-system/countdown-ring';
import { ScreenAction } from '#design-system/screen';
import { EqualButtons } from '#design-system/stack';
import { StatusChip } from '#design-system/status-chip';
import { TextLink } from '#design-system/text-link';
import { usePressGuard } from '#platform/press-guard';
import { useSupport } from '#platform/support';
import type { ExchangeControl } from '../api/use-exchange.ts';
import { deviceTimeOf, type Counter, type TimedStage } from '../model/stage.ts';
import { ActionFailure } from './action-failure.tsx';
import { BonusTerms } from './bonus-terms.tsx';
import { OfferAmounts } from './offer-amounts.tsx';
import { OfferBalance } from './offer-balance.tsx';
import { OfferFacts } from './offer-facts.tsx';
import { StageTitle } from './stage-title.tsx';

const ShortfallDialog = lazy(async () => ({ default: (await import('./shortfall-dialog.tsx')).ShortfallDialog }));

interface OfferStageProps {
  timed: TimedStage<'matched'>;
  counter: Counter;
  control: ExchangeControl;
}

/** An offer with all its terms. Both answers weigh the same: one press each, of the same size. */
export function OfferStage({ timed, counter, control }: OfferStageProps) {
  const { t } = useTranslation(['counters-exchange', 'common']);
  const { offer } = timed.state;
  const support = useSupport('exchange', offer.sn);
  const isShort = isPositive(offer.shortfall);
  const { acting, failure, isShortfallShown } = control;
  const isRefused = failure?.error.code === 'insufficient-balance';
  const deadline = deviceTimeOf(timed, offer.expires_at);
  const busy = acting !== null;
  const answers = usePressGuard(offer.sn);
  return (
    <>
      <div className="flex items-center justify-between gap-4">
        <div className="flex min-w-0 flex-col items-start gap-1">
          {offer.urgent && <StatusChip status="pending">{t('offer.urgent')}</StatusChip>}
          <StageTitle isNew={control.hasMoved}>{t('offer.title')}</StageTitle>
          <p className="text-14 text-muted">{t('offer.free')}</p>
        </div>
        <CountdownRing
          deadline={deadline}
          duration={Date.parse(offer.expires_at) - Date.parse(offer.created_at)}
          label={(seconds) => t('offer.left', { clock: clockText(seconds * 1000) })}
          announceAt={30}
          calm
          onEnd={() => void control.read.mutate()}
        />
      </div>
      <Card>
        <OfferAmounts offer={offer} />
        <div className="mt-2 border-t border-line">
          <OfferBalance offer={offer} />
        </div>
      </Card>
      {offer.bonus && <BonusTerms bonus={offer.bonus} until={deviceTimeOf(timed, offer.bonus.deadline)} />}
      {!isRefused && <ActionFailure control={control} />}
      <OfferFacts offer={offer} waitSeconds={counter.wait_seconds} />
      {support !== null && (
        <p className="text-center">
          <TextLink standalone href={support}>
            {t('common:action.contact-support')}
          </TextLink>
        </p>
      )}
      <ScreenAction ref={answers}>
        <EqualButtons layout="row">
          <Button
            size="large"
            block
            busy={acting === 'decline'}
            disabled={busy && acting !== 'decline'}
            onClick={() => control.decline(offer)}
          >
            {t('offer.decline')}
          </Button>
          <Button
            size="large"
            block
            busy={acting === 'accept'}
            disabled={busy && acting !== 'accept'}
            onClick={() => (isShort ? control.showShortfall() : control.accept(offer))}
          >
            {t('offer.accept')}
          </Button>
        </EqualButtons>
      </ScreenAction>
      {(isShortfallShown || isRefused) && (
        <Suspense fallback={null}>
          <ShortfallDialog timed={timed} control={control} onClose={control.dismiss} />
        </Suspense>
      )}
    </>
  );
}
