import { useTranslation } from 'react-i18next';
import { add, isLess, isZero } from '#contract/money';
import { dayMs } from '#contract/pledge-interest';
import { Callout } from '#design-system/callout';
import { KeyValueList } from '#design-system/key-value-list';
import { Stat } from '#design-system/stat';
import { useDates } from '#platform/dates';
import { richText } from '#platform/rich-text';
import type { Redemption, Term } from '../model/term.ts';
import { ExactPercent, Money } from './figures.tsx';

interface RedemptionFactsProps {
  term: Term;
  redemption: Redemption;
  /** What the customer saw first, if it was something else. */
  before: Redemption | null;
}

/** What redeeming now returns, how it adds up, until when it stays so, and what waiting would return. */
export function RedemptionFacts({ term, redemption, before }: RedemptionFactsProps) {
  const { t } = useTranslation('pledge');
  const dates = useDates();
  const { product } = term;
  const { amount, interest, cost, received, changes_at: changesAt, matures_at: maturesAt } = redemption;
  // The term itself may have been read a day earlier.
  const days = Math.round((Date.parse(changesAt) - Date.parse(term.opened_at)) / dayMs) - 1;
  const figure = (value: string, sign: 'auto' | 'always' = 'auto') => (
    <Money product={product} value={value} sign={sign} unmasked />
  );
  return (
    <div className="flex flex-col gap-4">
      {before && (
        <Callout tone="caution" title={t('redeem.changed')} announce>
          {richText(t('redeem.changed-text'), { before: figure(before.received), now: figure(received) })}
        </Callout>
      )}
      <Stat label={t('redeem.received')}>
        <Money product={product} value={received} size="x-large" unmasked />
      </Stat>
      <KeyValueList
        items={[
          { id: 'amount', label: t('item.amount'), value: figure(amount) },
          { id: 'interest', label: t('item.interest', { count: days }), value: figure(interest, 'always') },
          {
            id: 'cost',
            label: t('item.cost'),
            value: isZero(cost) ? t('item.free') : figure(`-${cost}`),
            ...(isZero(cost)
              ? {}
              : {
                  description: richText(t('review.cost-of'), {
                    rate: <ExactPercent value={product.early_cost} size="small" />,
                  }),
                }),
          },
        ]}
      />
      <ul className="flex list-disc flex-col gap-1.5 ps-5 text-14 text-muted text-pretty marker:text-edge">
        {isLess(received, amount) && <li>{t('redeem.less')}</li>}
        <li>{t('redeem.until', { moment: dates.moment(changesAt) })}</li>
        <li>
          {richText(t('redeem.otherwise', { moment: dates.moment(maturesAt) }), {
            amount: (
              <Money product={product} value={add(term.amount, term.interest_at_maturity)} size="small" unmasked />
            ),
          })}
        </li>
        <li>{t('redeem.final')}</li>
      </ul>
    </div>
  );
}
