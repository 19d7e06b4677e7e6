import { useTranslation } from 'react-i18next';
import type { KeyValueItem } from '#design-system/key-value-list';
import { TradeReceipt } from '#forms/trade-receipt';
import { canonicalRecord } from '../model/canonical-record.ts';
import type { ExchangeRecord } from '../model/stage.ts';

interface ExchangeReceiptProps {
  record: ExchangeRecord;
  items: readonly KeyValueItem[];
  isNew: boolean;
}

/** The receipt of a completed order. */
export function ExchangeReceipt({ record, items, isNew }: ExchangeReceiptProps) {
  const { t } = useTranslation('counters-exchange');
  return (
    <TradeReceipt
      number={record.sn}
      title={t('outcome.completed.title')}
      trade={record}
      paid={t('outcome.completed.for')}
      isNew={isNew}
      items={items.filter(({ id }) => id !== 'amount' && id !== 'target')}
      record={canonicalRecord(record)}
    />
  );
}
