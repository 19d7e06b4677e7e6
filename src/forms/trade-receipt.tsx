import { Amount } from '#design-system/amount';
import { richText } from '#platform/rich-text';
import { OrderReceipt, type OrderReceiptProps } from './order-receipt.tsx';

interface TradeReceiptProps extends Pick<OrderReceiptProps, 'number' | 'title' | 'items' | 'record'> {
  trade: {
    currency: string;
    scale: number;
    amount: string;
    target: string;
    target_scale: number;
    target_amount: string;
  };
  /** Text with a tag `amount`: what was paid. */
  paid: string;
  /** Moves the focus to it, and shows its amounts even when amounts are masked. */
  isNew: boolean;
}

/** The receipt of an order that gave one currency for another. */
export function TradeReceipt({ trade, paid, isNew, ...receipt }: TradeReceiptProps) {
  const { currency, scale, amount, target, target_scale: targetScale, target_amount: targetAmount } = trade;
  return (
    <OrderReceipt
      {...receipt}
      focusTitle={isNew}
      amount={{
        value: targetAmount,
        currency: target,
        scale: targetScale,
        minDigits: 2,
        sign: 'always',
        unmasked: isNew,
      }}
      description={richText(paid, {
        amount: <Amount value={amount} currency={currency} scale={scale} minDigits={2} size="small" unmasked={isNew} />,
      })}
    />
  );
}
