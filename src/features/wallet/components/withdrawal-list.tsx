import { useTranslation } from 'react-i18next';
import { Button } from '#design-system/button';
import { EmptyState } from '#design-system/empty-state';
import { RecordList } from '#design-system/record-list';
import { Segmented } from '#design-system/segmented';
import { useDates } from '#platform/dates';
import { useListState } from '#platform/list-state';
import { useWithdrawals } from '../api/withdrawals.ts';
import { WithdrawalRow } from './withdrawal-row.tsx';

const kinds = ['all', '0', '1'] as const;
const names = { all: 'all', '0': 'crypto', '1': 'bank' } as const;

export type WithdrawalKind = (typeof kinds)[number];

interface WithdrawalListProps {
  kind: WithdrawalKind;
  onKind(kind: WithdrawalKind): void;
  onOpen(sn: string): void;
}

/** All withdrawals, newest first, or those of one kind. */
export function WithdrawalList({ kind, onKind, onOpen }: WithdrawalListProps) {
  const { t } = useTranslation('wallet-withdrawals');
  const dates = useDates();
  const list = useListState(useWithdrawals(kind === 'all' ? undefined : kind), t('list.error'));
  return (
    <>
      <Segmented
        label={t('list.filter')}
        labelHidden
        value={kind}
        onChange={onKind}
        options={kinds.map((value) => ({ value, label: t(`list.${names[value]}`) }))}
      />
      <RecordList
        key={kind}
        {...list}
        label={t('list.title')}
        getKey={({ sn }) => sn}
        getDay={(item) => dates.day(item.created_at)}
        empty={
          kind === 'all' ? (
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
              title={t(`list.none.${names[kind]}`)}
              action={<Button onClick={() => onKind('all')}>{t('list.show-all')}</Button>}
            />
          )
        }
      >
        {(withdrawal) => <WithdrawalRow withdrawal={withdrawal} onClick={() => onOpen(withdrawal.sn)} />}
      </RecordList>
    </>
  );
}
