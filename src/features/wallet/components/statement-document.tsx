import { useTranslation } from 'react-i18next';
import { useDates } from '#platform/dates';
import { useCustomer } from '#platform/session';
import { useSite } from '#platform/site';
import type { Statement } from '../api/statement.ts';
import type { Transaction } from '../api/transactions.ts';
import { queryOf, type RecordFilter } from '../model/record-filter.ts';
import { StatementTable } from './statement-table.tsx';

interface StatementDocumentProps extends Pick<Statement, 'balances'> {
  filter: RecordFilter;
  transactions: readonly Transaction[];
}

/** What is printed: whose, which days, and for each currency what it begins with, every transaction, and what it ends with. */
export function StatementDocument({ filter, balances, transactions }: StatementDocumentProps) {
  const { t } = useTranslation(['wallet-records', 'wallet', 'common']);
  const dates = useDates();
  const customer = useCustomer();
  const isPlay = useSite().data?.play_money === true;
  const { from, to, kind } = filter;
  const end = to === undefined ? dates.moment(balances.time) : dates.calendarDay(to);
  return (
    <article data-paper className="@container flex flex-col gap-6">
      <header className="flex flex-col gap-1 border-b border-line pb-4">
        <p className="font-medium" translate="no">
          {t('common:brand')}
        </p>
        <h2 className="text-20 font-medium">{t('document.title')}</h2>
        <p>
          {from === undefined
            ? t('document.until', { end })
            : t('document.days', { start: dates.calendarDay(from), end })}
        </p>
        {customer && <p className="text-14 text-muted">{t('document.account', { name: customer.username })}</p>}
        <p className="text-14 text-muted">
          {t('document.made', { moment: dates.moment(balances.time), zone: queryOf(filter).zone })}
        </p>
        {kind && <p className="text-14 text-muted">{t('document.only', { kind: t(`wallet:kind.${kind}`) })}</p>}
        {isPlay && <p className="text-14">{t('common:state.play-money')}</p>}
      </header>
      {balances.items.map((balance) => (
        <StatementTable
          key={balance.currency}
          balance={balance}
          transactions={transactions.filter(({ currency }) => currency === balance.currency)}
        />
      ))}
      {balances.items.length === 0 && <p>{t('document.none')}</p>}
      <p className="text-14 text-muted">{t('document.note')}</p>
    </article>
  );
}
