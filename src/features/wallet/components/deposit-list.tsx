import { useTranslation } from 'react-i18next';
import { FilterBar } from '#design-system/filter-bar';
import { FilteredRecords } from '#forms/filtered-records';
import { useDeposits } from '../api/deposit.ts';
import { DepositRow } from './deposit-row.tsx';
import { useTransferKind } from './use-transfer-kind.ts';

/** All deposits, newest first, or those of one kind. */
export function DepositList({ onOpen }: { onOpen(sn: string): void }) {
  const { t } = useTranslation(['wallet-deposits', 'wallet']);
  const { fiat, filter } = useTransferKind();
  const pages = useDeposits(fiat);
  const total = pages.first?.total;
  return (
    <FilteredRecords
      pages={pages}
      label={t('deposits.title')}
      failed={t('deposits.error')}
      filters={
        <FilterBar
          bleed
          label={t('deposits.filter')}
          quick={filter}
          result={total === undefined ? '' : t('deposits.count', { count: total })}
        />
      }
      isFiltered={fiat !== undefined}
      getKey={({ sn }) => sn}
      getMoment={(item) => item.created_at}
      none={{
        title: t('deposits.none-found'),
        showAll: t('deposits.show-all'),
        onShowAll: () => filter.onChange('all'),
      }}
      empty={{
        title: t('deposits.empty.title'),
        text: t('deposits.empty.text'),
        action: { href: '/recharge', label: t('wallet:action.deposit') },
      }}
    >
      {(deposit) => <DepositRow deposit={deposit} onClick={() => onOpen(deposit.sn)} />}
    </FilteredRecords>
  );
}
