import { useTranslation } from 'react-i18next';
import { Amount } from '#design-system/amount';
import { Callout } from '#design-system/callout';
import { Stat } from '#design-system/stat';
import { Failure } from '#forms/failure';
import { currencyOf, type FlashCurrency } from '../model/currencies.ts';
import type { QuoteState } from '../model/quote-state.ts';

interface SentConversionProps {
  state: Extract<QuoteState, { step: 'sending' | 'uncertain' }>;
  currencies: readonly FlashCurrency[];
}

/** A conversion that may have been made though no answer came: what it exchanges, and that sending it again is safe. */
export function SentConversion({ state, currencies }: SentConversionProps) {
  const { t } = useTranslation('flash');
  const { sent } = state;
  const amount = (value: string, currency: string) => (
    <Amount
      value={value}
      currency={currency}
      scale={currencyOf(currencies, currency).scale}
      minDigits={2}
      size="x-large"
      unmasked
    />
  );
  return (
    <>
      {sent && (
        <>
          <Stat label={t('exchange.from')}>{amount(sent.from_amount, sent.from)}</Stat>
          <Stat label={t('exchange.to')}>{amount(sent.to_amount, sent.to)}</Stat>
        </>
      )}
      <Callout tone="caution" title={t('quote.uncertain')} announce>
        {t('quote.uncertain-text')}
      </Callout>
      {state.step === 'uncertain' && <Failure of={state.error} />}
    </>
  );
}
