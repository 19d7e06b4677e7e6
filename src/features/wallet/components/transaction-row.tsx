import { useTranslation } from 'react-i18next';
import { Amount } from '#design-system/amount';
import { CurrencyIcon } from '#design-system/currency-icon';
import { ListRow } from '#design-system/list-row';
import { useDates } from '#platform/dates';
import { richText } from '#platform/rich-text';
import type { Transaction } from '../api/transactions.ts';

interface TransactionRowProps {
  transaction: Transaction;
  /** Whether the row says its day, where no heading does. */
  hasDay?: boolean;
  onClick(): void;
}

/** A transaction in the list, with the balance after it; opens its details. */
export function TransactionRow({ transaction, hasDay = false, onClick }: TransactionRowProps) {
  const { t } = useTranslation('wallet');
  const dates = useDates();
  const { kind, currency, scale, amount, balance, created_at: time } = transaction;
  return (
    <ListRow
      onClick={onClick}
      start={<CurrencyIcon code={currency} />}
      title={t(`kind.${kind}`)}
      description={hasDay ? dates.moment(time) : dates.time(time)}
      figure={<Amount value={amount} currency={currency} scale={scale} minDigits={2} sign="always" />}
      figureDescription={richText(t('transactions.balance'), {
        amount: <Amount value={balance} scale={scale} minDigits={2} size="small" tone="muted" />,
      })}
    />
  );
}
