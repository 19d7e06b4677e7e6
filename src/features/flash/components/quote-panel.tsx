import { useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { Callout } from '#design-system/callout';
import { Failure } from '#forms/failure';
import type { QuoteState } from '../model/quote-state.ts';
import { QuoteDetails } from './quote-details.tsx';

interface QuotePanelProps {
  state: QuoteState;
  from: string;
  to: string;
  /** Decimal places of the currencies. */
  scales: Record<'from' | 'to', number>;
  /** Whether a quote is requested: an amount is typed that can be quoted. */
  isRequested: boolean;
  /** Whether a field already says why there is no quote. */
  isSaidAtField: boolean;
}

/** The quote, or why there is none; what can be done with it is a FlashAction. */
export function QuotePanel({ state, from, to, scales, isRequested, isSaidAtField }: QuotePanelProps) {
  const { t } = useTranslation('flash');
  // Its parts take a while to appear, and the key that was typed shouldn't wait for them.
  const isExpected = useDeferredValue(isRequested);
  if (state.step === 'refused') return isSaidAtField ? null : <Failure of={state.error} />;
  if ((state.step === 'idle' || state.step === 'requesting') && !isExpected)
    return <p className="text-14 text-muted">{t('exchange.intro')}</p>;
  const isLate = 'isLate' in state && state.isLate;
  return (
    <>
      {isLate && (
        <Callout tone="caution" title={t('quote.late')} announce>
          {t('quote.late-text')}
        </Callout>
      )}
      <QuoteDetails state={state} from={from} to={to} scales={scales} />
    </>
  );
}
