import { FileDown } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useParams, useSearchParams } from 'react-router-dom';
import { Button } from '#design-system/button';
import { EmptyState } from '#design-system/empty-state';
import { Icon } from '#design-system/icon';
import { IconButton } from '#design-system/icon-button';
import { RecordList } from '#design-system/record-list';
import { Screen } from '#design-system/screen';
import { TopNav } from '#design-system/top-nav';
import { useDates } from '#platform/dates';
import { useListState } from '#platform/list-state';
import { useBack } from '#platform/navigation';
import { useTransactions } from '../api/transactions.ts';
import { RecordFilters } from '../components/record-filters.tsx';
import { TransactionRow } from '../components/transaction-row.tsx';
import { noFilter, queryOf, readFilter, type RecordFilter, writeFilter } from '../model/record-filter.ts';

const ShownTransaction = lazy(async () => ({
  default: (await import('../components/shown-transaction.tsx')).ShownTransaction,
}));
const StatementSheet = lazy(async () => ({
  default: (await import('../components/statement-sheet.tsx')).StatementSheet,
}));
const StatementView = lazy(async () => ({
  default: (await import('../components/statement-view.tsx')).StatementView,
}));

/** Every transaction, or those of the currency in the path. The address has the filter, and which one is open. */
export default function TransactionsScreen() {
  const name = useParams().name?.toUpperCase();
  const [query] = useSearchParams();
  const inAddress = readFilter(query);
  const filter = name === undefined ? inAddress : { ...inAddress, currency: name };
  if (query.get('view') !== 'statement') return <Transactions name={name} filter={filter} />;
  return (
    <Suspense fallback={null}>
      <StatementView filter={filter} />
    </Suspense>
  );
}

function Transactions({ name, filter }: { name: string | undefined; filter: RecordFilter }) {
  const { t } = useTranslation(['wallet-records', 'wallet', 'common']);
  const { pathname } = useLocation();
  const [query, setQuery] = useSearchParams();
  const back = useBack('/assets');
  const dates = useDates();
  const pages = useTransactions(queryOf(filter));
  const list = useListState(pages, t('wallet:transactions.error'));
  const [isSaving, setIsSaving] = useState(false);
  const id = query.get('id');
  const total = pages.first?.total;
  // The path of one currency may lack it.
  const every = pathname === '/asset/records' ? t('title') : t('wallet:transactions.title');
  const title = name === undefined ? every : t('wallet:transactions.title-of', { currency: name });
  const isFiltered =
    writeFilter(new URLSearchParams(), { ...filter, currency: name ? undefined : filter.currency }).size > 0;

  const change = (next: URLSearchParams): void => setQuery(next, { replace: true, preventScrollReset: true });
  const setFilter = (next: RecordFilter): void =>
    change(writeFilter(query, name === undefined ? next : { ...next, currency: undefined }));
  const show = (shown: string | null): void => {
    const next = new URLSearchParams(query);
    if (shown === null) next.delete('id');
    else next.set('id', shown);
    change(next);
  };
  const statement = new URLSearchParams(query);
  statement.delete('id');
  statement.set('view', 'statement');

  const save = (
    <IconButton
      label={t('statement.title')}
      icon={<Icon icon={FileDown} size="large" />}
      onClick={() => setIsSaving(true)}
    />
  );
  const nav = <TopNav title={title} back={{ label: t('common:action.back'), onClick: back }} actions={save} />;

  return (
    <Screen nav={nav}>
      <div>
        {(total !== 0 || isFiltered) && (
          <RecordFilters filter={filter} onChange={setFilter} isOneCurrency={name !== undefined} total={total} />
        )}
        <RecordList
          {...list}
          label={title}
          getKey={(item) => item.id}
          getDay={(item) => dates.day(item.created_at)}
          empty={
            isFiltered ? (
              <EmptyState
                illustration="lens"
                title={t('none.title')}
                action={<Button onClick={() => setFilter({ ...noFilter, currency: name })}>{t('filter.clear')}</Button>}
              >
                {t('none.text')}
              </EmptyState>
            ) : (
              <EmptyState
                illustration="ledger"
                title={t('wallet:transactions.empty.title')}
                action={<Button href="/recharge">{t('wallet:action.deposit')}</Button>}
              >
                {t('wallet:transactions.empty.text')}
              </EmptyState>
            )
          }
        >
          {(transaction) => <TransactionRow transaction={transaction} onClick={() => show(transaction.id)} />}
        </RecordList>
      </div>
      <Suspense fallback={null}>
        {id !== null && (
          <ShownTransaction id={id} listed={pages.items?.find((item) => item.id === id)} onClose={() => show(null)} />
        )}
        {isSaving && (
          <StatementSheet
            query={queryOf(filter)}
            total={total}
            printHref={`${pathname}?${statement}`}
            onClose={() => setIsSaving(false)}
          />
        )}
      </Suspense>
    </Screen>
  );
}
