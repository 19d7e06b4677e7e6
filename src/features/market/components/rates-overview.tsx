import { useTranslation } from 'react-i18next';
import { decimalPlaces, percentToRatio } from '#contract/money';
import { EmptyState } from '#design-system/empty-state';
import { RatesTable } from '#design-system/rates-table';
import { Section } from '#design-system/section';
import { useDates } from '#platform/dates';
import { useLocale } from '#platform/language';
import { listInWords } from '#platform/list-in-words';
import { withQuery } from '#platform/with-query';
import type { useRates } from '../api/rates.ts';
import { useSourceName } from './use-source-name.ts';

/** What one unit of every currency is worth in one of them, each with its spread. A row leads to its conversion. */
export function RatesOverview({ read: { data } }: { read: ReturnType<typeof useRates> }) {
  const { t } = useTranslation('market-rates');
  const dates = useDates();
  const nameOf = useSourceName();
  const locale = useLocale();
  if (!data) return null;
  const { base } = data;
  const others = data.items.filter(({ currency }) => currency !== base);
  const sources = listInWords(new Set(others.map(({ source }) => nameOf(source))), locale);
  const oldest = others.map(({ time }) => time).toSorted()[0];
  return (
    <Section title={t('table.title', { currency: base })}>
      {oldest !== undefined && (
        <p className="text-14 text-muted">{t('table.about', { time: dates.seconds(oldest), source: sources })}</p>
      )}
      <RatesTable
        label={t('table.title', { currency: base })}
        rows={others.map(({ currency, name, rate, spread_percent }) => ({
          currency,
          name,
          rate,
          scale: Math.max(2, decimalPlaces(rate)),
          spread: percentToRatio(spread_percent),
          href: withQuery('/rate', { from: currency, to: base }),
        }))}
        empty={
          <EmptyState illustration="path" headingLevel={3} title={t('table.empty.title')}>
            {t('table.empty.text')}
          </EmptyState>
        }
        labels={{
          currency: t('table.currency'),
          rate: t('table.rate'),
          spread: t('table.spread'),
          loading: t('rate.loading'),
          sorted: ({ column, direction }) =>
            t(`table.sorted.${direction}`, { column: t(`table.${column === 'change' ? 'rate' : column}`) }),
        }}
      />
    </Section>
  );
}
