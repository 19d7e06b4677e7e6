import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { orderStatus } from '#contract/fields';
import { Amount } from '#design-system/amount';
import { Button } from '#design-system/button';
import { EmptyState } from '#design-system/empty-state';
import { ErrorState } from '#design-system/error-state';
import { KeyValueList } from '#design-system/key-value-list';
import { Section } from '#design-system/section';
import { Skeleton, SkeletonGroup, SkeletonRows } from '#design-system/skeleton';
import { Stack } from '#design-system/stack';
import { Stat } from '#design-system/stat';
import { BackButton } from '#forms/back-button';
import { CancelWithdrawal } from '#forms/cancel-withdrawal';
import { isOver } from '#platform/order-status';
import { TransferTimeline } from '#forms/transfer-timeline';
import { useAge } from '#platform/age';
import { useErrorMessages } from '#platform/error-messages';
import { useBankRecord } from '../api/records.ts';
import { statusWord } from '../model/bank-record.ts';
import { useRecordItems } from './use-record-items.tsx';

const RecordReceipt = lazy(async () => ({ default: (await import('./record-receipt.tsx')).RecordReceipt }));

interface RecordPageProps {
  sn: string;
  /** Where the customer wants to go on afterward. */
  back: string | null;
}

/** One deposit or withdrawal, followed live until it ends. */
export function RecordPage({ sn, back }: RecordPageProps) {
  const { t } = useTranslation(['bank', 'common']);
  const problems = useErrorMessages();
  const itemsOf = useRecordItems();
  const read = useBankRecord(sn);
  const { record, data, error, isValidating } = read;
  const age = useAge(read);
  if (!data && error) return <ErrorState {...problems.state(t('record.error'), read)} />;
  if (!record && (isValidating || !data)) return <SkeletonRows label={t('common:state.loading')} count={4} />;
  if (!record) {
    return (
      <EmptyState
        illustration="lens"
        title={t('record.not-found')}
        action={<Button href="/bank/record">{t('record.all')}</Button>}
      />
    );
  }
  const word = statusWord(record);
  const label = t(`record.${record.kind}`, { number: sn });
  return (
    <>
      {age && <p className="text-14 text-caution">{age}</p>}
      <div role="status">
        {record.status === orderStatus.completed ? (
          <span className="sr-only">{t(`status.${record.kind}.${word}`)}</span>
        ) : (
          <Stat label={t(`outcome.${record.kind}.${word}`)}>
            <Amount
              value={record.amount}
              currency={record.currency}
              scale={record.display_scale}
              size="x-large"
              unmasked
            />
          </Stat>
        )}
      </div>
      {record.status === orderStatus.completed ? (
        <Suspense
          fallback={
            <SkeletonGroup label={t('common:state.loading')}>
              <Skeleton shape="block" />
            </SkeletonGroup>
          }
        >
          <RecordReceipt record={record} />
        </Suspense>
      ) : (
        <TransferTimeline label={label} kind={record.kind} transfer={record} />
      )}
      {!isOver(record) && <p className="text-muted">{t('record.stays')}</p>}
      {record.status === orderStatus.completed ? (
        <Section title={t('record.progress')}>
          <TransferTimeline label={label} kind={record.kind} transfer={record} />
        </Section>
      ) : (
        <KeyValueList items={itemsOf(record)} />
      )}
      <Stack gap={3}>
        <BackButton back={back} otherwise={{ href: '/bank', label: t('to-bank') }} />
        {record.kind === 'withdrawal' && <CancelWithdrawal withdrawal={record} isCanceled={word === 'canceled'} />}
      </Stack>
    </>
  );
}
