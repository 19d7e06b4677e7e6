import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { quoteSeconds } from '#contract/flash';
import { inBothDirections, percentToRatio } from '#contract/money';
import { Card } from '#design-system/card';
import { CountdownRing } from '#design-system/countdown-ring';
import { RateLine } from '#design-system/rate-line';
import { Stack } from '#design-system/stack';
import { paidSpread } from '../model/paid-spread.ts';
import { shownQuote, type QuoteState, type TimedQuote } from '../model/quote-state.ts';

interface QuoteDetailsProps {
  state: QuoteState;
  from: string;
  to: string;
  /** Decimal places of the currencies. */
  scales: Record<'from' | 'to', number>;
}

/**
 * All parts of a quote, readable before anything is converted. Takes the same space while a quote loads, counts down or has
 * expired, so that nothing jumps when it is renewed.
 */
export function QuoteDetails({ state, from, to, scales }: QuoteDetailsProps) {
  const { t } = useTranslation('flash');
  const quote = shownQuote(state);
  const previous = state.step === 'quoted' ? state.previous : null;
  const isFirst = state.step === 'quoted' && state.renewals === 0;
  const labels = {
    swap: t('quote.invert'),
    loading: t('quote.loading'),
    previous: t('quote.old-rate'),
    mid: t('quote.mid-rate'),
    spread: t('quote.spread'),
  };
  return (
    <Card>
      <Stack gap={1}>
        <div className="flex min-h-14 items-center justify-between gap-3">
          <h2 className="text-16 font-medium">{t('quote.title')}</h2>
          <Time state={state} quote={quote} />
        </div>
        <RateLine
          from={from}
          to={to}
          rate={quote && inBothDirections(quote.rate)}
          previous={previous && inBothDirections(previous.rate)}
          mid={quote && inBothDirections(quote.mid_rate)}
          spread={
            quote && {
              ratio: percentToRatio(quote.spread_percent),
              cost: {
                direct: { amount: quote.spread_amount, scale: scales.to },
                inverse: {
                  amount: paidSpread(quote.from_amount, quote.spread_percent, scales.from),
                  scale: scales.from,
                },
              },
            }
          }
          labels={labels}
        />
        <span role="status" className="sr-only">
          {previous
            ? t('quote.renewed')
            : (isFirst && t('quote.ready')) || (state.step === 'expired' && t('quote.expired'))}
        </span>
      </Stack>
    </Card>
  );
}

/** The time left, while it matters. */
function Time({ state, quote }: { state: QuoteState; quote: TimedQuote | null }): ReactNode {
  const { t } = useTranslation('flash');
  if (state.step === 'expired') return <span className="text-14 text-muted">{t('quote.expired')}</span>;
  if (!quote || (state.step !== 'quoted' && state.step !== 'requesting')) return null;
  return (
    <CountdownRing
      deadline={quote.until}
      duration={quoteSeconds * 1000}
      label={(count) => t('quote.countdown', { count })}
      calm
    />
  );
}
