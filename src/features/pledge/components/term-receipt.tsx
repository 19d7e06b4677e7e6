import { useTranslation } from 'react-i18next';
import { OrderReceipt } from '#forms/order-receipt';
import { canonicalRecord } from '../model/canonical-record.ts';
import type { Term } from '../model/term.ts';
import { useTermItems } from './use-term-items.tsx';

interface TermReceiptProps {
  term: Term;
  /** Moves the focus to it, and shows its amounts even when amounts are masked. */
  isNew: boolean;
}

/** The receipt of a term: what was agreed, or once it is closed what was paid. */
export function TermReceipt({ term, isNew }: TermReceiptProps) {
  const { t } = useTranslation('pledge');
  const { product, status } = term;
  const items = useTermItems(term, isNew);
  return (
    <OrderReceipt
      key={status}
      number={term.number}
      title={t(`receipt.${status}`)}
      focusTitle={isNew}
      amount={{
        value: term.received ?? term.amount,
        currency: product.currency,
        scale: product.scale,
        minDigits: Math.min(2, product.scale),
        sign: status === 'running' ? 'auto' : 'always',
        unmasked: isNew,
      }}
      description={status === 'running' ? t('receipt.for', { count: product.days }) : undefined}
      items={status === 'running' ? items.filter(({ id }) => id !== 'amount') : items}
      record={canonicalRecord(term)}
    />
  );
}
