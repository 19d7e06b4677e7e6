import { useTranslation } from 'react-i18next';
import { orderStatus } from '#contract/order-status';
import { Amount } from '#design-system/amount';
import { CurrencyIcon } from '#design-system/currency-icon';
import { ListRow } from '#design-system/list-row';
import { StatusChip } from '#design-system/status-chip';
import { useDates } from '#platform/dates';
import type { DepositRecord } from '../api/deposit.ts';

const statuses = {
  [orderStatus.pending]: 'pending',
  [orderStatus.processing]: 'processing',
  [orderStatus.completed]: 'completed',
  [orderStatus.ended]: 'ended',
} as const;

interface DepositRowProps {
  deposit: DepositRecord;
  onClick(): void;
}

/** A deposit in the list; opens its details. */
export function DepositRow({ deposit, onClick }: DepositRowProps) {
  const { t } = useTranslation(['wallet', 'forms']);
  const dates = useDates();
  const { reason } = deposit;
  const status = statuses[deposit.status];
  const amount = deposit.status === orderStatus.completed ? deposit.received : deposit.amount;
  return (
    <ListRow
      onClick={onClick}
      start={<CurrencyIcon code={deposit.currency} />}
      title={deposit.currency}
      description={reason === null ? dates.time(deposit.created_at) : t('forms:transfer.reason', { reason })}
      figure={
        <Amount
          value={amount}
          scale={deposit.scale}
          minDigits={2}
          {...(status === 'ended' ? { tone: 'muted' } : { sign: 'always' })}
        />
      }
      figureDescription={<StatusChip status={status}>{t(`order.${status}`)}</StatusChip>}
    />
  );
}
