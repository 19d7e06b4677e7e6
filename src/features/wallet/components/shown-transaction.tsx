import { useTranslation } from 'react-i18next';
import { EmptyState } from '#design-system/empty-state';
import { ErrorState } from '#design-system/error-state';
import { Sheet } from '#design-system/sheet';
import { SkeletonRows } from '#design-system/skeleton';
import { useErrorMessages } from '#platform/error-messages';
import { useTransaction, type Transaction } from '../api/transactions.ts';
import { TransactionDetails } from './transaction-details.tsx';

interface ShownTransactionProps {
  id: string;
  /** Already there, if it stands in the list. */
  listed: Transaction | undefined;
  onClose(): void;
}

/** The transaction of the address: from the list, or read by its id. */
export function ShownTransaction({ id, listed, onClose }: ShownTransactionProps) {
  const { t } = useTranslation(['wallet-records', 'wallet']);
  const problems = useErrorMessages();
  const read = useTransaction(listed ? null : id);
  const transaction = listed ?? read.data?.items[0];
  if (transaction) return <TransactionDetails transaction={transaction} onClose={onClose} />;
  return (
    <Sheet open onOpenChange={(isOpen) => !isOpen && onClose()} title={t('one.title')}>
      {read.data ? (
        <EmptyState illustration="lens" title={t('one.missing.title')} headingLevel={3}>
          {t('one.missing.text')}
        </EmptyState>
      ) : read.error ? (
        <ErrorState {...problems.state(t('one.error'), read)} />
      ) : (
        <SkeletonRows count={3} />
      )}
    </Sheet>
  );
}
