import { FileDown } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useParams, useSearchParams } from 'react-router-dom';
import { Icon } from '#design-system/icon';
import { IconButton } from '#design-system/icon-button';
import { Screen } from '#design-system/screen';
import { TopNav } from '#design-system/top-nav';
import { FilteredRecords } from '#forms/filtered-records';
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
  const { t } = useTranslation(['wallet-records', 'wallet']);
  const { pathname } = useLocation();
  const [query, setQuery] = useSearchParams();
  const back = useBack('/assets');
  const pages = useTransactions(queryOf(filter));
  const [isSaving, setIsSaving] = useState(false);
  const id = query.get('id');
  const total = pages.first?.total;
  // The path of one currency may lack it.
  const every = pathname === '/asset/records' ? t('title') : t('wallet:transactions.title');
  const title = name === undefined ? every : t('wallet:transactions.title-of', { currency: name });
  const isFiltered =
    writeFilter(new URLSearchParams(), { ...filter, currency: name ? undefined : filter.currency }).size > 0;

  const change = (next: URLSearchParams): void => setQuery(next, { replace: true });
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
  const nav = <TopNav title={title} onBack={back} actions={save} />;

  return (
    <Screen nav={nav}>
      <FilteredRecords
        pages={pages}
        label={title}
        failed={t('wallet:transactions.error')}
        filters={
          <RecordFilters filter={filter} onChange={setFilter} isOneCurrency={name !== undefined} total={total} />
        }
        isFiltered={isFiltered}
        getKey={({ id }) => id}
        getMoment={(item) => item.created_at}
        none={{
          title: t('none.title'),
          text: t('none.text'),
          showAll: t('filter.clear'),
          onShowAll: () => setFilter({ ...noFilter, currency: name }),
        }}
        empty={{
          title: t('wallet:transactions.empty.title'),
          text: t('wallet:transactions.empty.text'),
          action: { href: '/recharge', label: t('wallet:action.deposit') },
        }}
      >
        {(transaction) => <TransactionRow transaction={transaction} onClick={() => show(transaction.id)} />}
      </FilteredRecords>
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
