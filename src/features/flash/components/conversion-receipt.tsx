import { useTranslation } from 'react-i18next';
import { TradeReceipt } from '#forms/trade-receipt';
import { canonicalRecord } from '../model/canonical-record.ts';
import type { FlashRecord } from '../model/quote-state.ts';
import { useAgreedItems } from './conversion-facts.tsx';

interface ConversionReceiptProps {
  record: FlashRecord;
  /** Right after converting. */
  isNew?: boolean;
}

/** The receipt of a completed conversion. */
export function ConversionReceipt({ record, isNew = false }: ConversionReceiptProps) {
  const { t } = useTranslation('flash');
  const items = useAgreedItems(record, isNew);
  return (
    <TradeReceipt
      number={record.number}
      title={t('done.title')}
      trade={record}
      paid={t('receipt.for')}
      isNew={isNew}
      items={items}
      record={canonicalRecord(record)}
    />
  );
}
