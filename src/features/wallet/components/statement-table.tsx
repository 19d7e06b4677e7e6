import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Amount } from '#design-system/amount';
import { add, isZero } from '#contract/money';
import { useDates } from '#platform/dates';
import type { Statement } from '../api/statement.ts';
import type { Transaction } from '../api/transactions.ts';

interface StatementTableProps {
  balance: Statement['balances']['items'][number];
  transactions: readonly Transaction[];
}

const figure = 'py-1.5 ps-3 text-end align-baseline @max-[20rem]:ps-0';
// Where three columns would break words, the figures stand below the text.
const line = '@max-[20rem]:grid @max-[20rem]:grid-cols-2 @max-[14rem]:grid-cols-1';
const first = 'text-start @max-[20rem]:col-span-full';

/** One currency of a statement, oldest first. */
export function StatementTable({ balance, transactions }: StatementTableProps) {
  const { t } = useTranslation(['wallet-records', 'wallet']);
  const dates = useDates();
  const { currency, name, scale, opening, listed, unlisted, closing } = balance;
  const amount = (value: string, sign?: 'always'): ReactNode => (
    <Amount value={value} scale={scale} minDigits={Math.min(2, scale)} size="small" sign={sign} unmasked />
  );
  const total = (label: string, change: string | null, value: string | null): ReactNode => (
    <tr className={`${line} break-inside-avoid border-t border-line font-medium`}>
      <th scope="row" className={`${first} py-1.5 align-baseline font-medium`}>
        {label}
      </th>
      <td className={figure}>{change !== null && amount(change, 'always')}</td>
      <td className={figure}>{value !== null && amount(value)}</td>
    </tr>
  );
  return (
    <table className="w-full text-14" aria-label={t('document.table', { currency })}>
      <caption className="pb-2 text-start text-16 font-medium">
        {name} <span translate="no">({currency})</span>
      </caption>
      <thead>
        <tr className={`${line} border-b border-line text-muted`}>
          <th scope="col" className={`${first} py-1.5 font-regular`}>
            {t('document.transaction')}
          </th>
          <th scope="col" className={`${figure} font-regular`}>
            {t('file.amount')}
          </th>
          <th scope="col" className={`${figure} font-regular`}>
            {t('document.balance')}
          </th>
        </tr>
      </thead>
      <tbody>
        {total(t('document.opening'), null, opening)}
        {transactions.map(({ id, kind, created_at: time, reference, amount: change, balance: after }) => (
          <tr key={id} className={`${line} break-inside-avoid border-t border-line`}>
            <td className={`${first} py-1.5 align-baseline`}>
              <span className="block">{t(`wallet:kind.${kind}`)}</span>
              <span className="block text-12 text-muted">{dates.moment(time)}</span>
              <span className="block text-12 text-muted wrap-anywhere" translate="no">
                {reference}
              </span>
            </td>
            <td className={figure}>{amount(change, 'always')}</td>
            <td className={figure}>{amount(after)}</td>
          </tr>
        ))}
        {!isZero(unlisted) && total(t('document.unlisted'), unlisted, null)}
        {total(t('document.closing'), add(listed, unlisted), closing)}
      </tbody>
    </table>
  );
}
