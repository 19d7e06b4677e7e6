import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AmountField } from '#design-system/amount-field';
import { Card } from '#design-system/card';
import { ErrorState } from '#design-system/error-state';
import { RateLine } from '#design-system/rate-line';
import { Stack } from '#design-system/stack';
import type { Conversion } from '#forms/conversion';
import { useAge } from '#platform/age';
import { useErrorMessages } from '#platform/error-messages';
import { useRates } from '../api/rates.ts';
import { exampleOf } from '../model/example.ts';
import { useConversionFields } from './use-conversion-fields.tsx';

/** A conversion that anybody can try, at the rate and the cost of this moment. Nothing is reserved. */
export function PriceExample() {
  const { t } = useTranslation(['market', 'market-rates']);
  const [conversion, setConversion] = useState<Conversion>({ from: 'USD', to: 'BTC', side: 'from', amount: '250' });
  const { from, to } = conversion;
  const read = useRates(from);
  const problems = useErrorMessages();
  const age = useAge(read);
  const items = read.data?.items ?? [];
  const scaleOf = (code: string): number => items.find(({ currency }) => currency === code)?.scale ?? 18;
  const scales = { from: scaleOf(from), to: scaleOf(to) };
  // Until the rates in another currency are there, those of the former would be wrong.
  const price = read.data?.base === from ? items.find(({ currency }) => currency === to) : undefined;
  const isFailed = read.error && read.data?.base !== from;
  const example = price && exampleOf(conversion, price, scales);
  const amounts = example?.amounts ?? { from: '', to: '', [conversion.side]: conversion.amount };

  const { field } = useConversionFields({ conversion, amounts, scales, items, onChange: setConversion });

  return (
    <section aria-label={t('example.label')}>
      <Card>
        {!read.data && read.error ? (
          // In the place of what failed, so that what follows stays where it is.
          <div className="flex min-h-78 flex-col justify-center">
            <ErrorState scope="section" {...problems.state(t('market-rates:error'), read)} />
          </div>
        ) : (
          <Stack gap={3}>
            <AmountField {...field('from', t('example.choose-from', { currency: from }))} label={t('example.from')} />
            <AmountField {...field('to', t('example.choose-to', { currency: to }))} label={t('example.to')} />
            {isFailed ? (
              // Another currency can still be chosen.
              <ErrorState scope="section" {...problems.state(t('market-rates:error'), read)} />
            ) : (
              <RateLine
                from={from}
                to={to}
                rate={example ? { direct: example.rate, inverse: example.inverse } : null}
                mid={example ? { direct: example.mid, inverse: example.midInverse } : null}
                spread={
                  example
                    ? {
                        ratio: example.spread,
                        cost: {
                          direct: { amount: example.cost.to, scale: scales.to },
                          inverse: { amount: example.cost.from, scale: scales.from },
                        },
                      }
                    : null
                }
                age={age}
                stale={age !== undefined}
                labels={{
                  swap: t('market-rates:rate.invert'),
                  loading: t('market-rates:rate.loading'),
                  mid: t('market-rates:rate.mid'),
                  spread: t('example.spread'),
                }}
              />
            )}
          </Stack>
        )}
      </Card>
    </section>
  );
}
