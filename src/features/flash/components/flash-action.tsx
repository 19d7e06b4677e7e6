import { useTranslation } from 'react-i18next';
import { amountText } from '#design-system/amount';
import { Button } from '#design-system/button';
import { ScreenAction } from '#design-system/screen';
import type { ApiError } from '#platform/api-error';
import { useLocale } from '#platform/language';
import { usePressGuard } from '#platform/press-guard';
import { withQuery } from '#platform/with-query';
import type { QuoteControl } from '../api/use-quote.ts';
import { shownQuote } from '../model/quote-state.ts';
import type { Shortfall } from '../model/shortfall.ts';

interface FlashActionProps {
  control: QuoteControl;
  /** What is missing for the conversion, if anything. */
  shortfall: Shortfall | null;
  /** Decimal places of the paid currency. */
  scale: number;
}

/** The primary action: convert, request a new quote, or deposit. */
export function FlashAction(props: FlashActionProps) {
  return (
    <ScreenAction ref={usePressGuard(agreedBy(props), { isNew: false })}>
      <FlashButton {...props} />
    </ScreenAction>
  );
}

/** What a press agrees to: another rate or amount, or a quote after none, is something else. */
function agreedBy({ control: { state }, shortfall }: FlashActionProps): string {
  if (shortfall) return 'deposit';
  return state.step === 'quoted' ? `${state.quote.rate} ${state.quote.from_amount}` : state.step;
}

/** Whether another quote may be given later for the same entry: prices come back. */
const mayPass = ({ isRetryable, code }: ApiError): boolean => isRetryable || code === 'rate-unavailable';

function FlashButton({ control, shortfall, scale }: FlashActionProps) {
  const { t } = useTranslation('flash');
  const locale = useLocale();
  const { state, accept, renew } = control;
  const primary = { tone: 'primary', size: 'large', block: true } as const;
  if (state.step === 'uncertain') {
    return (
      <Button {...primary} onClick={accept}>
        {t('quote.check-again')}
      </Button>
    );
  }
  if (shortfall) {
    const { currency, amount } = shortfall;
    return (
      <Button {...primary} href={withQuery('/recharge', { currency, amount, back: '/flash-exchange' })}>
        {t('exchange.deposit', { currency })}
      </Button>
    );
  }
  if (state.step === 'expired' || (state.step === 'refused' && mayPass(state.error))) {
    return (
      <Button {...primary} onClick={renew}>
        {t('quote.renew')}
      </Button>
    );
  }
  const isBusy = state.step === 'sending' || (state.step === 'requesting' && state.previous !== null);
  const quote = shownQuote(state);
  return (
    <Button {...primary} busy={isBusy} disabled={state.step !== 'quoted' && !isBusy} onClick={accept}>
      {quote
        ? t('quote.convert-amount', {
            amount: amountText(quote.from_amount, { locale, scale, minDigits: 2 }),
            currency: quote.from,
          })
        : t('quote.convert')}
    </Button>
  );
}
