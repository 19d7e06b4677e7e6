import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { orderStatus } from '#contract/order-status';
import { Amount } from '#design-system/amount';
import { Button } from '#design-system/button';
import { KeyValueList } from '#design-system/key-value-list';
import { Section } from '#design-system/section';
import { Stack } from '#design-system/stack';
import { Stat } from '#design-system/stat';
import { BackButton } from '#forms/back-button';
import { CancelWithdrawal } from '#forms/cancel-withdrawal';
import { LazyBlock } from '#forms/lazy-block';
import { OneRecord } from '#forms/one-record';
import { TransferTimeline } from '#forms/transfer-timeline';
import { isOver } from '#platform/order-status';
import { useSupport } from '#platform/support';
import { useBankRecord } from '../api/records.ts';
import { statusKey, statusWord, type BankRecord } from '../model/bank-record.ts';
import { useRecordItems } from './use-record-items.tsx';

const RecordReceipt = lazy(async () => ({ default: (await import('./record-receipt.tsx')).RecordReceipt }));

interface RecordPageProps {
  sn: string;
  /** Where the customer wants to go on afterward. */
  back: string | null;
}

/** One deposit or withdrawal, followed live until it ends. */
export function RecordPage({ sn, back }: RecordPageProps) {
  const { t } = useTranslation('bank');
  return (
    <OneRecord
      read={useBankRecord(sn)}
      failed={t('record.error')}
      notFound={{ title: t('record.not-found'), all: { href: '/bank/record', label: t('record.all') } }}
    >
      {(record) => <Found record={record} back={back} />}
    </OneRecord>
  );
}

function Found({ record, back }: { record: BankRecord; back: string | null }) {
  const { t } = useTranslation(['bank', 'common']);
  const itemsOf = useRecordItems();
  const word = statusWord(record);
  const support = useSupport(record.kind, record.sn);
  const isCompleted = record.status === orderStatus.completed;
  const isRefused = record.status === orderStatus.ended && word !== 'canceled';
  const label = t(`record.${record.kind}`, { number: record.sn });
  return (
    <>
      {/* The same element all the time, so that what changes in it is announced. */}
      <div role="status" className={isCompleted ? 'sr-only' : undefined}>
        {isCompleted ? (
          t(`status.${statusKey(record)}`)
        ) : (
          <Stat label={t(`outcome.${statusKey(record)}`)}>
            <Amount value={record.amount} currency={record.currency} scale={record.scale} size="x-large" />
          </Stat>
        )}
      </div>
      {isCompleted ? (
        <LazyBlock>
          <RecordReceipt record={record} />
        </LazyBlock>
      ) : (
        <TransferTimeline label={label} kind={record.kind} transfer={record} />
      )}
      {!isOver(record) && statusKey(record) !== 'withdrawal.sent' && <p className="text-muted">{t('record.stays')}</p>}
      {isCompleted ? (
        <Section title={t('record.progress')}>
          <TransferTimeline label={label} kind={record.kind} transfer={record} />
        </Section>
      ) : (
        <KeyValueList items={itemsOf(record)} />
      )}
      <Stack gap={3}>
        {isRefused && support && (
          <Button tone="primary" block href={support}>
            {t('common:action.contact-support')}
          </Button>
        )}
        <BackButton back={back} otherwise={{ href: '/bank', label: t('to-bank') }} />
        {record.kind === 'withdrawal' && <CancelWithdrawal withdrawal={record} isCanceled={word === 'canceled'} />}
      </Stack>
    </>
  );
}
