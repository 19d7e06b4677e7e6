import { useTranslation } from 'react-i18next';
import { Button } from '#design-system/button';
import { EmptyState } from '#design-system/empty-state';
import { List } from '#design-system/list-row';
import { Section } from '#design-system/section';
import { hasBalance, type AssetRow } from '../model/filter-rows.ts';
import { AssetListRow } from './asset-row.tsx';

interface AssetListProps {
  label: string;
  /** The most valuable first. */
  rows: readonly AssetRow[];
  /** The currency of the values. */
  currency: string;
  /** Decimal places of the values. */
  worthScale: number;
  /** Whether nothing of this kind is offered, rather than filtered out. */
  isEmpty: boolean;
  onShowAll(): void;
}

/** What is owned, then the currencies without a balance. */
export function AssetList({ label, rows, currency, worthScale, isEmpty, onShowAll }: AssetListProps) {
  const { t } = useTranslation(['wallet', 'wallet-assets']);
  const list = (of: readonly AssetRow[], name: string) => (
    <List label={name}>
      {of.map((row) => (
        <AssetListRow key={row.currency} row={row} currency={currency} worthScale={worthScale} />
      ))}
    </List>
  );
  if (isEmpty) {
    return (
      <EmptyState illustration="purse" title={t('assets.empty.title')}>
        {t('assets.empty.text')}
      </EmptyState>
    );
  }
  const owned = rows.filter(hasBalance);
  const others = rows.filter((row) => !hasBalance(row));
  return (
    <>
      <div role="status" className="empty:absolute">
        {rows.length === 0 && (
          <EmptyState
            illustration="lens"
            title={t('assets.none-found.title')}
            action={<Button onClick={onShowAll}>{t('assets.none-found.reset')}</Button>}
          >
            {t('assets.none-found.text')}
          </EmptyState>
        )}
      </div>
      {owned.length > 0 && list(owned, label)}
      {others.length > 0 && (
        <Section title={t('wallet-assets:others')}>{list(others, t('wallet-assets:others'))}</Section>
      )}
    </>
  );
}
