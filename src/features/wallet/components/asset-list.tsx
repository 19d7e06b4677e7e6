import { useTranslation } from 'react-i18next';
import { isZero } from '#contract/money';
import { Amount } from '#design-system/amount';
import { Button } from '#design-system/button';
import { CurrencyIcon } from '#design-system/currency-icon';
import { EmptyState } from '#design-system/empty-state';
import { List, ListRow } from '#design-system/list-row';
import { richText } from '#platform/rich-text';
import type { AssetRow } from '../model/filter-rows.ts';

interface AssetListProps {
  label: string;
  rows: readonly AssetRow[];
  /** The currency of the values. */
  currency: string;
  /** Decimal places of the values. */
  worthScale: number;
  /** Whether nothing of this kind is owned, rather than filtered out. */
  isEmpty: boolean;
  onShowAll(): void;
}

/** The balances, one row per currency: available first, held amount and value below. */
export function AssetList({ label, rows, currency, worthScale, isEmpty, onShowAll }: AssetListProps) {
  const { t } = useTranslation('wallet');
  if (rows.length === 0) {
    return isEmpty ? (
      <EmptyState illustration="purse" title={t('assets.empty.title')}>
        {t('assets.empty.text')}
      </EmptyState>
    ) : (
      <EmptyState
        illustration="lens"
        title={t('assets.none-found.title')}
        action={<Button onClick={onShowAll}>{t('assets.none-found.reset')}</Button>}
      >
        {t('assets.none-found.text')}
      </EmptyState>
    );
  }
  return (
    <List label={label}>
      {rows.map((row) => {
        const { display_scale: scale } = row;
        return (
          <ListRow
            key={row.currency}
            href={`/wallet/record/${row.currency}`}
            start={<CurrencyIcon code={row.currency} />}
            title={row.currency}
            description={
              isZero(row.held)
                ? row.name
                : richText(t('assets.held'), {
                    amount: <Amount value={row.held} scale={scale} minDigits={2} size="small" tone="muted" />,
                  })
            }
            figure={<Amount value={row.available} scale={scale} minDigits={2} />}
            figureDescription={
              <Amount value={row.worth} currency={currency} scale={worthScale} size="small" tone="muted" />
            }
            tint={row.available}
          />
        );
      })}
    </List>
  );
}
