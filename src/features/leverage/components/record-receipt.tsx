import { useTranslation } from 'react-i18next';
import { Amount } from '#design-system/amount';
import { OrderReceipt } from '#forms/order-receipt';
import { richText } from '#platform/rich-text';
import { canonicalRecord } from '../model/canonical-record.ts';
import type { LeverageOrder } from '../model/order.ts';
import { useRecordItems } from './use-record-items.tsx';

/** The receipt of a settled order: a loss as plain as a gain. */
export function RecordReceipt({ record }: { record: LeverageOrder }) {
  const { t } = useTranslation('leverage');
  const items = useRecordItems(record);
  const { currency, currency_scale: scale, result } = record;
  return (
    <>
      {result === 'returned' && (
        <p className="text-14 text-muted text-pretty">
          {t(record.close_price === null ? 'order.late' : 'order.equal')}
        </p>
      )}
      <OrderReceipt
        number={record.number}
        title={t(`order.outcome.${result ?? 'returned'}`)}
        amount={{ value: record.profit_loss ?? '0', currency, scale, minDigits: 2, sign: 'always' }}
        description={richText(t('order.for'), {
          amount: <Amount value={record.quantity} currency={currency} scale={scale} minDigits={2} size="small" />,
        })}
        items={items}
        record={canonicalRecord(record)}
      />
    </>
  );
}
