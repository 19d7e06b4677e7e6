import { useTranslation } from 'react-i18next';
import { Receipt, type ReceiptProps } from '#design-system/receipt';

export interface OrderReceiptProps extends Omit<ReceiptProps, 'issuer' | 'fileName' | 'labels'> {
  /** The order's number, which names the image. */
  number: string;
}

/** The receipt of a finished order, with the texts that every receipt shares. */
export function OrderReceipt({ number, ...receipt }: OrderReceiptProps) {
  const { t } = useTranslation(['forms', 'common']);
  return (
    <Receipt
      {...receipt}
      issuer={t('common:brand')}
      fileName={`${t('common:brand')}-${number}`}
      labels={{
        share: t('receipt.share'),
        save: t('receipt.save'),
        print: t('receipt.print'),
        failed: t('receipt.failed'),
        pattern: t('receipt.pattern'),
        copies: t('receipt.copies'),
      }}
    />
  );
}
