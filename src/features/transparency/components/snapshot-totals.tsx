import { useTranslation } from 'react-i18next';
import { isLess, isZero } from '#contract/money';
import { CurrencyIcon } from '#design-system/currency-icon';
import { List, ListRow } from '#design-system/list-row';
import { richText } from '#platform/rich-text';
import type { Snapshot } from '../api/snapshots.ts';
import { ExactAmount } from './exact-amount.tsx';

/** What is owed in each currency, above what is held. */
export function SnapshotTotals({ items }: { items: Snapshot['items'] }) {
  const { t } = useTranslation('transparency');
  return (
    <List label={t('totals.list')}>
      {items
        .filter(({ liabilities, assets }) => !isZero(liabilities) || !isZero(assets))
        .map(({ currency, liabilities, assets }) => (
          <ListRow
            key={currency}
            start={<CurrencyIcon code={currency} />}
            title={currency}
            description={isLess(assets, liabilities) && <span className="text-caution">{t('totals.short')}</span>}
            figure={richText(t('totals.owed'), { amount: <ExactAmount value={liabilities} unmasked /> })}
            figureDescription={richText(t('totals.held'), { amount: <ExactAmount value={assets} unmasked /> })}
          />
        ))}
    </List>
  );
}
