import { useTranslation } from 'react-i18next';
import { orderStatus } from '#contract/order-status';
import { Amount } from '#design-system/amount';
import { Button } from '#design-system/button';
import { CurrencyIcon } from '#design-system/currency-icon';
import { EmptyState } from '#design-system/empty-state';
import { ListRow } from '#design-system/list-row';
import { RecordList } from '#design-system/record-list';
import { StatusChip } from '#design-system/status-chip';
import { useDates } from '#platform/dates';
import { useListState } from '#platform/list-state';
import { useBankRecords } from '../api/records.ts';
import { statusKey, statusWord, type BankRecord } from '../model/bank-record.ts';

/** All deposits and withdrawals by bank, newest first. */
export function Records({ onOpen }: { onOpen(sn: string): void }) {
  const { t } = useTranslation('bank');
  const dates = useDates();
  const state = useListState(useBankRecords(), t('records.error'));
  return (
    <RecordList
      {...state}
      label={t('records.title')}
      getKey={({ sn }) => sn}
      getDay={(item) => dates.day(item.created_at)}
      empty={
        <EmptyState
          illustration="ledger"
          title={t('records.empty.title')}
          action={<Button href="/bank">{t('to-bank')}</Button>}
        >
          {t('records.empty.text')}
        </EmptyState>
      }
    >
      {(record) => <RecordRow record={record} onClick={() => onOpen(record.sn)} />}
    </RecordList>
  );
}

function RecordRow({ record, onClick }: { record: BankRecord; onClick(): void }) {
  const { t } = useTranslation('bank');
  const dates = useDates();
  const word = statusWord(record);
  const isDeposit = record.kind === 'deposit';
  const isUndone = word === 'ended' || word === 'canceled';
  const isCredited = isDeposit && record.status === orderStatus.completed;
  const amount = isCredited ? record.received : record.amount;
  return (
    <ListRow
      onClick={onClick}
      start={<CurrencyIcon code={record.currency} />}
      title={t(`kind.${record.kind}`)}
      description={dates.time(record.created_at)}
      figure={
        <Amount
          value={isDeposit || isUndone ? amount : `-${amount}`}
          currency={record.currency}
          scale={record.scale}
          {...(isUndone ? { tone: 'muted' } : { sign: 'always' })}
        />
      }
      figureDescription={<StatusChip status={word}>{t(`status.${statusKey(record)}`)}</StatusChip>}
    />
  );
}
