import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { Button } from '#design-system/button';
import { EmptyState } from '#design-system/empty-state';
import { RecordList } from '#design-system/record-list';
import { Screen } from '#design-system/screen';
import { TopNav } from '#design-system/top-nav';
import { useDates } from '#platform/dates';
import { useListState } from '#platform/list-state';
import { useBack } from '#platform/navigation';
import { useTransactions, type Transaction } from '../api/transactions.ts';
import { TransactionRow } from '../components/transaction-row.tsx';

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
        {(transaction) => <TransactionRow transaction={transaction} onClick={() => setShown(transaction)} />}
      </RecordList>
      {shown && (
        <Suspense fallback={null}>
          <TransactionDetails transaction={shown} onClose={() => setShown(null)} />
        </Suspense>
      )}
    </Screen>
  );
}
