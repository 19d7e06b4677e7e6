import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { Amount } from '#design-system/amount';
import { Button } from '#design-system/button';
import { CurrencyIcon } from '#design-system/currency-icon';
import { EmptyState } from '#design-system/empty-state';
import { ListRow } from '#design-system/list-row';
import { RecordList } from '#design-system/record-list';
import { Screen } from '#design-system/screen';
import { TopNav } from '#design-system/top-nav';
import { useDates } from '#platform/dates';
import { useListState } from '#platform/list-state';
import { useBack } from '#platform/navigation';
import { useTransactions, type Transaction } from '../api/transactions.ts';
import { richText } from '#platform/rich-text';

const TransactionDetails = lazy(async () => ({
  default: (await import('../components/transaction-details.tsx')).TransactionDetails,
}));

export default function TransactionsScreen() {
  const { t } = useTranslation(['wallet', 'common']);
  const name = useParams().name?.toUpperCase();
  const back = useBack('/assets');
  const dates = useDates();
  const pages = useTransactions(name);
  const list = useListState(pages, t('transactions.error'));
  const [shown, setShown] = useState<Transaction | null>(null);
  const title = name === undefined ? t('transactions.title') : t('transactions.title-of', { currency: name });

  return (
    <Screen nav={<TopNav title={title} back={{ label: t('common:action.back'), onClick: back }} />}>
      <RecordList
        {...list}
        label={title}
        getKey={({ id }) => id}
        getDay={(item) => dates.day(item.created_at)}
        empty={
          <EmptyState
            illustration="ledger"
            title={t('transactions.empty.title')}
            action={<Button href="/wallet/up">{t('action.deposit')}</Button>}
          >
            {t('transactions.empty.text')}
          </EmptyState>
        }
      >
        {(transaction) => {
          const { kind, currency, scale, amount, balance, created_at } = transaction;
          return (
            <ListRow
              onClick={() => setShown(transaction)}
              start={<CurrencyIcon code={currency} />}
              title={t(`kind.${kind}`)}
              description={dates.time(created_at)}
              figure={<Amount value={amount} currency={currency} scale={scale} minDigits={2} sign="always" />}
              figureDescription={richText(t('transactions.balance'), {
                amount: <Amount value={balance} scale={scale} minDigits={2} size="small" tone="muted" />,
              })}
            />
          );
        }}
      </RecordList>
      {shown && (
        <Suspense fallback={null}>
          <TransactionDetails transaction={shown} onClose={() => setShown(null)} />
        </Suspense>
      )}
    </Screen>
  );
}
