import { useTranslation } from 'react-i18next';
import { Amount } from '#design-system/amount';
import type { KeyValueItem } from '#design-system/key-value-list';
import { OrderReceipt } from '#forms/order-receipt';
import { richText } from '#platform/rich-text';
import { canonicalRecord } from '../model/canonical-record.ts';
import type { ExchangeRecord } from '../model/stage.ts';

interface ExchangeReceiptProps {
  record: ExchangeRecord;
  items: readonly KeyValueItem[];
  /** Moves the focus to it, and shows its amounts even when amounts are masked. */
  isNew: boolean;
}

/** The receipt of a completed order. */
export function ExchangeReceipt({ record, items, isNew }: ExchangeReceiptProps) {
  const { t } = useTranslation('counters-exchange');
  return (
    <OrderReceipt
      number={record.sn}
      title={t('outcome.completed.title')}
      focusTitle={isNew}
      amount={{
        value: record.target_amount,
        currency: record.target,
        scale: record.target_scale,
        minDigits: 2,
        sign: 'always',
        unmasked: isNew,
      }}
      description={richText(t('outcome.completed.for'), {
        amount: (
          <Amount
            value={record.amount}
            currency={record.currency}
            scale={record.scale}
            minDigits={2}
            size="small"
            unmasked={isNew}
          />
        ),
      })}
      items={items.filter(({ id }) => id !== 'amount' && id !== 'target')}
      record={canonicalRecord(record)}
    />
  );
}
