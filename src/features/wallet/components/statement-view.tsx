import { Printer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'react-router-dom';
import { Button } from '#design-system/button';
import { EmptyState } from '#design-system/empty-state';
import { ErrorState } from '#design-system/error-state';
import { Icon } from '#design-system/icon';
import { Screen } from '#design-system/screen';
import { SkeletonRows } from '#design-system/skeleton';
import { TopNav } from '#design-system/top-nav';
import { useErrorMessages } from '#platform/error-messages';
import { useBack } from '#platform/navigation';
import { maxPrinted, useStatement } from '../api/statement.ts';
import { queryOf, type RecordFilter } from '../model/record-filter.ts';
import { StatementDocument } from './statement-document.tsx';

/** The statement of a filter: to read, and to print or save as a PDF by the browser. */
export function StatementView({ filter }: { filter: RecordFilter }) {
  const { t } = useTranslation('wallet-records');
  const problems = useErrorMessages();
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const rest = new URLSearchParams(query);
  rest.delete('view');
  const back = useBack(rest.size > 0 ? `${pathname}?${rest}` : pathname);
  const read = useStatement(queryOf(filter));
  const { data, error } = read;
  const transactions = data?.transactions;
  return (
    <Screen nav={<TopNav title={t('statement.title')} onBack={back} />} busy={!data && !error}>
      {data && transactions && (
        <>
          <Button tone="primary" size="large" block icon={<Icon icon={Printer} />} onClick={() => window.print()}>
            {t('statement.print')}
          </Button>
          <StatementDocument filter={filter} balances={data.balances} transactions={transactions} />
        </>
      )}
      {data && !transactions && (
        <EmptyState
          illustration="ledger"
          title={t('statement.too-many.title', { count: data.balances.total })}
          action={<Button onClick={back}>{t('statement.too-many.action')}</Button>}
        >
          {t('statement.too-many.text', { count: maxPrinted })}
        </EmptyState>
      )}
      {!data && error && <ErrorState {...problems.state(t('statement.error'), read)} />}
      {!data && !error && <SkeletonRows count={8} />}
    </Screen>
  );
}
