import { useTranslation } from 'react-i18next';
import { Amount } from '#design-system/amount';
import { OrderReceipt } from '#forms/order-receipt';
import { richText } from '#platform/rich-text';
import { canonicalRecord } from '../model/canonical-record.ts';
import type { FlashRecord } from '../model/quote-state.ts';
import { useAgreedItems } from './conversion-facts.tsx';

interface ConversionReceiptProps {
  record: FlashRecord;
  /** Right after converting: moves the focus to it, and shows its amounts even when amounts are masked. */
  isNew?: boolean;
}

/** The receipt of a completed conversion. */
export function ConversionReceipt({ record, isNew = false }: ConversionReceiptProps) {
  const { t } = useTranslation('flash');
  const items = useAgreedItems(record, isNew);
  const paid = (
    <Amount
      value={record.amount}
      currency={record.currency}
      scale={record.scale}
      minDigits={2}
      size="small"
      unmasked={isNew}
    />
  );
  return (
    <OrderReceipt
      number={record.number}
      title={t('done.title')}
      focusTitle={isNew}
      amount={{
        value: record.target_amount,
        currency: record.target,
        scale: record.target_scale,
        minDigits: 2,
        sign: 'always',
        unmasked: isNew,
      }}
      description={richText(t('receipt.for'), { amount: paid })}
      items={items}
      record={canonicalRecord(record)}
    />
  );
}
