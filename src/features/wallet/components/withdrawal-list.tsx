import { useTranslation } from 'react-i18next';
import { Button } from '#design-system/button';
import { EmptyState } from '#design-system/empty-state';
import { FilterBar } from '#design-system/filter-bar';
import { RecordList } from '#design-system/record-list';
import { useDates } from '#platform/dates';
import { useListState } from '#platform/list-state';
import { useWithdrawals } from '../api/withdrawals.ts';
import { useTransferKind } from './use-transfer-kind.ts';
import { WithdrawalRow } from './withdrawal-row.tsx';

/** All withdrawals, newest first, or those of one kind. */
export function WithdrawalList({ onOpen }: { onOpen(sn: string): void }) {
  const { t } = useTranslation('wallet-withdrawals');
  const dates = useDates();
  const { fiat, filter } = useTransferKind();
  const pages = useWithdrawals(fiat);
  const list = useListState(pages, t('list.error'));
  const total = pages.first?.total;
  return (
    <>
      {(fiat !== undefined || total !== 0) && (
        <FilterBar
          label={t('list.filter')}
          quick={filter}
          result={total === undefined ? '' : t('list.count', { count: total })}
        />
      )}
      <RecordList
        {...list}
        label={t('list.title')}
        getKey={({ sn }) => sn}
        getDay={(item) => dates.day(item.created_at)}
        empty={
          fiat === undefined ? (
            <EmptyState
              illustration="ledger"
              title={t('list.empty.title')}
              action={<Button href="/wallet/down">{t('action.withdraw')}</Button>}
            >
              {t('list.empty.text')}
            </EmptyState>
          ) : (
            <EmptyState
              illustration="lens"
              title={t(fiat === '0' ? 'list.none.crypto' : 'list.none.bank')}
              action={<Button onClick={() => filter.onChange('all')}>{t('list.show-all')}</Button>}
            />
          )
        }
      >
        {(withdrawal) => <WithdrawalRow withdrawal={withdrawal} onClick={() => onOpen(withdrawal.sn)} />}
      </RecordList>
    </>
  );
}
