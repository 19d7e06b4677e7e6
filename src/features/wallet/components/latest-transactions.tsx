import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '#design-system/error-state';
import { List } from '#design-system/list-row';
import { Section } from '#design-system/section';
import { SkeletonRows } from '#design-system/skeleton';
import { TextLink } from '#design-system/text-link';
import { useErrorMessages } from '#platform/error-messages';
import { useTransactions, type Transaction } from '../api/transactions.ts';
import { noFilter, queryOf } from '../model/record-filter.ts';
import { TransactionRow } from './transaction-row.tsx';

const TransactionDetails = lazy(async () => ({
  default: (await import('./transaction-details.tsx')).TransactionDetails,
}));

const count = 5;

/** What happened last to one balance. */
export function LatestTransactions({ name }: { name: string }) {
  const { t } = useTranslation(['wallet', 'wallet-assets']);
  const pages = useTransactions(queryOf({ ...noFilter, currency: name }));
  const { items, error } = pages;
  const problems = useErrorMessages();
  const [shown, setShown] = useState<Transaction | null>(null);
  return (
    <Section
      title={t('wallet-assets:latest.title')}
      action={
        items && items.length > 0 ? (
          <TextLink standalone href={`/wallet/record/${name}`}>
            {t('wallet-assets:latest.all')}
          </TextLink>
        ) : undefined
      }
    >
      {!items && error && <ErrorState scope="section" {...problems.state(t('transactions.error'), pages)} />}
      {!items && !error && <SkeletonRows count={3} />}
      {items?.length === 0 && (
        <p className="py-2 text-14 text-muted">{t('wallet-assets:latest.empty', { currency: name })}</p>
      )}
      {items && items.length > 0 && (
        <List label={t('wallet-assets:latest.title')}>
          {items.slice(0, count).map((transaction) => (
            <TransactionRow
              key={transaction.id}
              transaction={transaction}
              hasDay
              onClick={() => setShown(transaction)}
            />
          ))}
        </List>
      )}
      {shown && (
        <Suspense fallback={null}>
          <TransactionDetails transaction={shown} onClose={() => setShown(null)} />
        </Suspense>
      )}
    </Section>
  );
}
