import { ShieldCheck } from 'lucide-react';
import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { Amount } from '#design-system/amount';
import { Button } from '#design-system/button';
import { Icon } from '#design-system/icon';
import { KeyValueList } from '#design-system/key-value-list';
import { Stack } from '#design-system/stack';
import { Stat } from '#design-system/stat';
import { StatusChip } from '#design-system/status-chip';
import { LazyBlock } from '#forms/lazy-block';
import { OneRecord } from '#forms/one-record';
import { useDates } from '#platform/dates';
import { useRecord } from '../api/records.ts';
import type { LeverageOrder } from '../model/order.ts';
import { useProofSheet } from './use-proof-sheet.tsx';
import { useRecordItems } from './use-record-items.tsx';

const RecordReceipt = lazy(async () => ({ default: (await import('./record-receipt.tsx')).RecordReceipt }));

/** One order, followed live until it is settled. */
export function RecordPage({ number }: { number: string }) {
  const { t } = useTranslation('leverage');
  return (
    <OneRecord
      read={useRecord(number)}
      failed={t('records.one-error')}
      notFound={{ title: t('records.not-found'), all: { href: '/leverage/record', label: t('records.all') } }}
    >
      {(record) => <Found record={record} />}
    </OneRecord>
  );
}

function Found({ record }: { record: LeverageOrder }) {
  const { t } = useTranslation('leverage');
  const proof = useProofSheet();
  return (
    <>
      <span role="status" className="sr-only">
        {record.result === null ? t(`status.${record.status}`) : t(`order.outcome.${record.result}`)}
      </span>
      {record.status === 'settled' ? (
        <LazyBlock>
          <RecordReceipt record={record} />
        </LazyBlock>
      ) : (
        <OpenRecord record={record} />
      )}
      <Stack gap={3}>
        {record.status === 'settled' && (
          <Button block icon={<Icon icon={ShieldCheck} />} onClick={() => proof.verify(record.period)}>
            {t('order.verify')}
          </Button>
        )}
        <Button block href={`/leverage/${record.room.id}`}>
          {t('order.to-room', { room: t(`tier.${record.room.tier}`) })}
        </Button>
      </Stack>
      {proof.sheet}
    </>
  );
}

/** An order whose result isn't known yet. */
function OpenRecord({ record }: { record: LeverageOrder }) {
  const { t } = useTranslation('leverage');
  const dates = useDates();
  const items = useRecordItems(record);
  const { status } = record;
  return (
    <>
      <Stack gap={2}>
        <Stat
          label={
            status === 'settling'
              ? t('order.outcome.settling')
              : t('order.outcome.unsettled', { clock: dates.time(record.settles_at) })
          }
          description={<StatusChip status={status}>{t(`status.${status}`)}</StatusChip>}
        >
          <Amount
            value={record.quantity}
            currency={record.currency}
            scale={record.currency_scale}
            minDigits={2}
            size="x-large"
          />
        </Stat>
        <p className="text-14 text-muted">{t('order.stays')}</p>
      </Stack>
      <KeyValueList items={items} />
    </>
  );
}
