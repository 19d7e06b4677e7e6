import { useTranslation } from 'react-i18next';
import { OrderReceipt } from '#forms/order-receipt';
import { canonicalTransfer } from '#forms/transfer-record';
import type { BankRecord } from '../model/bank-record.ts';
import { useRecordItems } from './use-record-items.tsx';

/** The receipt of a completed deposit or withdrawal. */
export function RecordReceipt({ record }: { record: BankRecord }) {
  const { t } = useTranslation('bank');
  const itemsOf = useRecordItems();
  return (
    <OrderReceipt
      number={record.sn}
      title={t(`outcome.${record.kind}.completed`)}
      amount={{ value: record.received, currency: record.currency, scale: record.scale }}
      items={itemsOf(record).filter(({ id }) => id !== 'voucher')}
      record={canonicalTransfer(record)}
    />
  );
}
