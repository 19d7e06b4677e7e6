import { useTranslation } from 'react-i18next';
import { quoteSeconds } from '#contract/flash';
import { divide } from '#contract/money';
import { Amount } from '#design-system/amount';
import { Callout } from '#design-system/callout';
import { Card } from '#design-system/card';
import { CountdownRing } from '#design-system/countdown-ring';
import { KeyValueList } from '#design-system/key-value-list';
import { Percent } from '#design-system/percent';
import type { TimedQuote } from '../model/quote-state.ts';
import { Rate } from './rate.tsx';

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
  const rate = (value: string) => <Rate from={from} to={to} value={value} />;
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
            />
          </div>
        )}
        {previous && (
          <Callout tone="caution" title={t('quote.renewed')} announce>
            {t('quote.renewed-text')}
          </Callout>
        )}
        <KeyValueList
          items={[
            ...(previous ? [{ id: 'old-rate', label: t('quote.old-rate'), value: rate(previous.rate) }] : []),
            { id: 'rate', label: t(previous ? 'quote.new-rate' : 'quote.rate'), value: rate(quote.rate) },
            { id: 'mid-rate', label: t('quote.mid-rate'), value: rate(quote.mid_rate) },
            {
              id: 'spread',
              label: (
                <>
                  {t('quote.spread')} <Percent value={divide(quote.spread_percent, '100')} size="small" />
                </>
              ),
              value: <Amount value={quote.spread_amount} currency={to} scale={scale} leastDigits={2} unmasked />,
            },
          ]}
        />
      </div>
    </Card>
  );
}
