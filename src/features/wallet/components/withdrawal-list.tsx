import { useTranslation } from 'react-i18next';
import { FilterBar } from '#design-system/filter-bar';
import { FilteredRecords } from '#forms/filtered-records';
import { useWithdrawals } from '../api/withdrawals.ts';
import { useTransferKind } from './use-transfer-kind.ts';
import { WithdrawalRow } from './withdrawal-row.tsx';

/** All withdrawals, newest first, or those of one kind. */
export function WithdrawalList({ onOpen }: { onOpen(sn: string): void }) {
  const { t } = useTranslation('wallet-withdrawals');
  const { fiat, filter } = useTransferKind();
  const pages = useWithdrawals(fiat);
  const total = pages.first?.total;
  return (
    <FilteredRecords
      pages={pages}
      label={t('list.title')}
      failed={t('list.error')}
      filters={
        <FilterBar
          bleed
          label={t('list.filter')}
          quick={filter}
          result={total === undefined ? '' : t('list.count', { count: total })}
        />
      }
      isFiltered={fiat !== undefined}
      getKey={({ sn }) => sn}
      getMoment={(item) => item.created_at}
      none={{
        title: t(fiat === '0' ? 'list.none.crypto' : 'list.none.bank'),
        showAll: t('list.show-all'),
        onShowAll: () => filter.onChange('all'),
      }}
      empty={{
        title: t('list.empty.title'),
        text: t('list.empty.text'),
        action: { href: '/wallet/down', label: t('action.withdraw') },
      }}
    >
      {(withdrawal) => <WithdrawalRow withdrawal={withdrawal} onClick={() => onOpen(withdrawal.sn)} />}
    </FilteredRecords>
  );
}
