import { useTranslation } from 'react-i18next';
import { isPositive } from '#contract/money';
import { Button } from '#design-system/button';
import { Dialog } from '#design-system/dialog';
import { EqualButtons, Stack } from '#design-system/stack';
import { useDates } from '#platform/dates';
import { usePressGuard } from '#platform/press-guard';
import { useSupport } from '#platform/support';
import { withQuery } from '#platform/with-query';
import type { ExchangeControl } from '../api/use-exchange.ts';
import { deviceTimeOf, type TimedStage } from '../model/stage.ts';
import { BonusTerms } from './bonus-terms.tsx';
import { OfferBalance } from './offer-balance.tsx';

interface ShortfallDialogProps {
  timed: TimedStage<'matched'>;
  control: ExchangeControl;
  onClose(): void;
}

/** An order that exceeds the balance: what is missing, and three ways on of the same weight. */
export function ShortfallDialog({ timed, control, onClose }: ShortfallDialogProps) {
  const { t } = useTranslation(['counters-exchange', 'common']);
  const { offer } = timed.state;
  const { currency, shortfall, urgent, bonus, sn } = offer;
  const support = useSupport('exchange', sn);
  const answers = usePressGuard(sn);
  const dates = useDates();
  const depositPath = withQuery('/recharge', {
    currency,
    amount: isPositive(shortfall) ? shortfall : null,
    back: `/counter/${offer.counter.id}/matched`,
  });
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t(urgent ? 'urgent.title' : 'insufficient.title')}
      description={t(urgent ? 'urgent.text' : 'insufficient.text')}
      footer={
        <EqualButtons layout="stack" ref={answers}>
          <Button block href={depositPath}>
            {t('urgent.deposit', { currency })}
          </Button>
          <Button
            block
            busy={control.acting === 'decline'}
            onClick={() => {
              onClose();
              control.decline(offer);
            }}
          >
            {t('urgent.decline')}
          </Button>
          {support !== null && (
            <Button block href={support}>
              {t('common:action.contact-support')}
            </Button>
          )}
        </EqualButtons>
      }
    >
      <Stack gap={4}>
        <OfferBalance offer={offer} />
        {bonus ? (
          <BonusTerms bonus={bonus} until={deviceTimeOf(timed, bonus.deadline)} />
        ) : (
          // The bonus says so by itself.
          <p className="text-14 text-muted">{t('offer.free')}</p>
        )}
        <p className="text-14 text-muted text-pretty">{t('urgent.until', { clock: dates.time(offer.expires_at) })}</p>
        {support !== null && <p className="text-14 text-muted text-pretty">{t('urgent.help')}</p>}
      </Stack>
    </Dialog>
  );
}
