import { useTranslation } from 'react-i18next';
import { Button } from '#design-system/button';
import { OneRecord } from '#forms/one-record';
import { useExchangeRecord } from '../api/records.ts';
import { OrderOutcome } from './order-outcome.tsx';

/** One accepted order, followed live until it is settled. */
export function RecordPage({ sn }: { sn: string }) {
  const { t } = useTranslation('counters-exchange');
  return (
    <OneRecord
      read={useExchangeRecord(sn)}
      failed={t('records.one-error')}
      notFound={{ title: t('records.not-found'), all: { href: '/counter/records', label: t('records.all') } }}
    >
      {(record) => (
        <>
          <OrderOutcome record={record} />
          <Button block href="/counter">
            {t('action.counters')}
          </Button>
        </>
      )}
    </OneRecord>
  );
}
