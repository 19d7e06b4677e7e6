import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { flashStatus } from '#contract/fields';
import { Button } from '#design-system/button';
import { LazyBlock } from '#forms/lazy-block';
import { OneRecord } from '#forms/one-record';
import { useConversion } from '../api/records.ts';
import type { FlashRecord } from '../model/quote-state.ts';
import { ConversionFacts } from './conversion-facts.tsx';

const ConversionReceipt = lazy(async () => ({ default: (await import('./conversion-receipt.tsx')).ConversionReceipt }));

/** One conversion, followed live until it is completed. */
export function RecordPage({ number }: { number: string }) {
  const { t } = useTranslation('flash');
  return (
    <OneRecord
      read={useConversion(number)}
      failed={t('records.one-error')}
      notFound={{ title: t('records.not-found'), all: { href: '/flash/records', label: t('records.all') } }}
    >
      {(record) => <Found record={record} />}
    </OneRecord>
  );
}

/** Its receipt, or what is known of a pending one. */
function Found({ record }: { record: FlashRecord }) {
  const { t } = useTranslation('flash');
  const isCompleted = record.status === flashStatus.completed;
  return (
    <>
      <span role="status" className="sr-only">
        {t(isCompleted ? 'done.title' : 'records.pending')}
      </span>
      {isCompleted ? (
        <LazyBlock>
          <ConversionReceipt record={record} />
        </LazyBlock>
      ) : (
        <ConversionFacts record={record} />
      )}
      <Button block href="/flash-exchange">
        {t('records.convert')}
      </Button>
    </>
  );
}
