import { useTranslation } from 'react-i18next';
import { add, sum } from '#contract/money';
import { List } from '#design-system/list-row';
import { Section } from '#design-system/section';
import { Stat } from '#design-system/stat';
import { useDates } from '#platform/dates';
import { richText } from '#platform/rich-text';
import { byMonth, holdings } from '../model/group.ts';
import type { Term } from '../model/term.ts';
import { Money } from './figures.tsx';
import { RunningRow } from './running-row.tsx';

/** What runs: how much of each currency, and a calendar of what matures when, month by month. */
export function RunningTerms({ terms }: { terms: readonly Term[] }) {
  const { t } = useTranslation('pledge');
  const dates = useDates();
  if (terms.length === 0) {
    return (
      <Section title={t('running.title')}>
        <p className="text-14 text-muted">{t('running.none')}</p>
      </Section>
    );
  }
  return (
    <Section title={t('running.title')}>
      <div className="flex flex-wrap gap-x-8 gap-y-4">
        {holdings(terms).map((holding) => (
          <Stat
            key={holding.currency}
            label={t('running.held', { currency: holding.currency })}
            description={
              <span className="text-muted">
                {richText(t('running.so-far'), {
                  amount: (
                    <Money product={holding} value={holding.interest} size="small" sign="always" tone="muted" bare />
                  ),
                })}
              </span>
            }
          >
            <Money product={holding} value={holding.amount} size="large" />
          </Stat>
        ))}
      </div>
      {byMonth(terms).map(([month, items]) => (
        <Section
          key={month}
          headingLevel={3}
          title={dates.month(month)}
          action={<span className="text-14 text-muted">{t('running.maturing', { count: items.length })}</span>}
        >
          <List label={t('running.in-month', { month: dates.month(month) })}>
            {items.map((term) => (
              <RunningRow key={term.number} term={term} />
            ))}
          </List>
          <MonthTotals terms={items} />
        </Section>
      ))}
    </Section>
  );
}

/** What a month pays out in each currency of which more than one term matures in it. */
function MonthTotals({ terms }: { terms: readonly Term[] }) {
  const { t } = useTranslation('pledge');
  return holdings(terms).map((holding) => {
    const termsInCurrency = terms.filter(({ product }) => product.currency === holding.currency);
    if (termsInCurrency.length < 2) return null;
    const paid = sum(termsInCurrency.map((term) => add(term.amount, term.interest_at_maturity)));
    return (
      <p key={holding.currency} className="text-end text-14 text-muted">
        {richText(t('running.pays'), { amount: <Money product={holding} value={paid} size="small" /> })}
      </p>
    );
  });
}
