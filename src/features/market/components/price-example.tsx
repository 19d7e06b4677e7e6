import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AmountField } from '#design-system/amount-field';
import { Card } from '#design-system/card';
import { CurrencyChip } from '#design-system/currency-picker';
import { ErrorState } from '#design-system/error-state';
import { RateLine } from '#design-system/rate-line';
import { Stack } from '#design-system/stack';
import { useAge } from '#platform/age';
import { useErrorMessages } from '#platform/error-messages';
import { useRates } from '../api/rates.ts';
import { withCurrency, type Conversion, type Side } from '../model/conversion.ts';
import { exampleOf } from '../model/example.ts';

/** A conversion that anybody can try, at the rate and the cost of this moment. Nothing is reserved. */
export function PriceExample() {
  const { t } = useTranslation(['market', 'market-rates', 'forms', 'common']);
  const [conversion, setConversion] = useState<Conversion>({ from: 'USD', to: 'BTC', side: 'from', amount: '250' });
  const [issue, setIssue] = useState<{ side: Side; text: string } | null>(null);
  const { from, to } = conversion;
  const read = useRates(from);
  const problems = useErrorMessages();
  const age = useAge(read);
  const items = read.data?.items ?? [];
  const scaleOf = (code: string): number => items.find(({ currency }) => currency === code)?.scale ?? 18;
  const scales = { from: scaleOf(from), to: scaleOf(to) };
  // Until the rates in another currency are there, those of the former would be wrong.
  const price = read.data?.base === from ? items.find(({ currency }) => currency === to) : undefined;
  const example = price && exampleOf(conversion, price, scales);
  const amounts = example?.amounts ?? { from: '', to: '', [conversion.side]: conversion.amount };

  const field = (side: Side) => ({
    name: side,
    scale: scales[side],
    value: amounts[side],
    error: issue?.side === side ? issue.text : undefined,
    onChange: (amount: string, found: 'ambiguous' | 'characters' | 'negative' | 'scale' | null) => {
      setIssue(
        found && {
          side,
          text: t(`forms:amount.issue.${found}`, { currency: conversion[side], scale: scales[side] }),
        },
      );
      setConversion({ ...conversion, side, amount });
    },
    currency: (
      <CurrencyChip
        label={t(`example.choose-${side}`, { currency: conversion[side] })}
        value={conversion[side]}
        currencies={items.map(({ currency: code, name }) => ({ code, name }))}
        sheetTitle={t('market-rates:converter.choose')}
        search={{
          label: t('market-rates:converter.search'),
          clearLabel: t('common:action.clear'),
          emptyLabel: t('market-rates:converter.none-found'),
        }}
        onChange={(currency) => {
          setIssue(null);
          setConversion(withCurrency(conversion, side, currency));
        }}
      />
    ),
  });

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
            <AmountField {...field('from')} label={t('example.from')} />
            <AmountField {...field('to')} label={t('example.to')} />
            <RateLine
              from={from}
              to={to}
              rate={example ? { direct: example.rate, inverse: example.inverse } : null}
              mid={example ? { direct: example.mid, inverse: example.midInverse } : null}
              spread={
                example ? { ratio: example.spread, amount: example.cost, currency: from, scale: scales.from } : null
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
          </Stack>
        )}
      </Card>
    </section>
  );
}
