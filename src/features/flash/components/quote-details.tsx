import { useTranslation } from 'react-i18next';
import { quoteSeconds } from '#contract/flash';
import { divide } from '#contract/money';
import { Callout } from '#design-system/callout';
import { Card } from '#design-system/card';
import { CountdownRing } from '#design-system/countdown-ring';
import { KeyValueList } from '#design-system/key-value-list';
import { Rate, RateLine, type RatePair } from '#design-system/rate-line';
import type { TimedQuote } from '../model/quote-state.ts';

interface QuoteDetailsProps {
  quote: TimedQuote;
  /** The quote before, whose rate was another one. */
  previous: TimedQuote | null;
  /** Whether it still counts down. */
  isRunning: boolean;
  /** Digits of the currency that is got. */
  scale: number;
}

/** Everything that a quote consists of, readable before anything is converted. */
export function QuoteDetails({ quote, previous, isRunning, scale }: QuoteDetailsProps) {
  const { t } = useTranslation('flash');
  const { from, to } = quote;
  return (
    <Card>
      <div className="flex flex-col gap-2">
        {isRunning && (
          <div className="flex items-center justify-between gap-3">
            <h2 className="text-16 font-medium">{t('quote.title')}</h2>
            <CountdownRing
              deadline={quote.until}
              duration={quoteSeconds * 1000}
              label={(count) => t('quote.countdown', { count })}
              announceAt={5}
            />
          </div>
        )}
        {previous && (
          <>
            <Callout tone="caution" title={t('quote.renewed')} announce>
              {t('quote.renewed-text')}
            </Callout>
            <KeyValueList
              items={[
                { id: 'old', label: t('quote.old-rate'), value: <Rate from={from} to={to} value={previous.rate} /> },
                { id: 'new', label: t('quote.new-rate'), value: <Rate from={from} to={to} value={quote.rate} /> },
              ]}
            />
          </>
        )}
        <RateLine
          from={from}
          to={to}
          rate={inBothDirections(quote.rate)}
          mid={inBothDirections(quote.mid_rate)}
          spread={{ ratio: divide(quote.spread_percent, '100'), amount: quote.spread_amount, currency: to, scale }}
          labels={{
            swap: t('quote.turn-round'),
            loading: t('quote.loading'),
            mid: t('quote.mid-rate'),
            spread: t('quote.spread'),
          }}
        />
      </div>
    </Card>
  );
}

const inBothDirections = (rate: string): RatePair => ({ direct: rate, inverse: divide('1', rate) });
