import { useTranslation } from 'react-i18next';
import { flashStatus } from '#contract/fields';
import { Sheet } from '#design-system/sheet';
import type { FlashRecord } from '../model/quote-state.ts';
import { ConversionFacts } from './conversion-facts.tsx';
import { ConversionReceipt } from './conversion-receipt.tsx';

interface ConversionDetailsProps {
  record: FlashRecord;
  onClose(): void;
}

/** A conversion from the list: its receipt, or what is known of a pending one. */
export function ConversionDetails({ record, onClose }: ConversionDetailsProps) {
  const { t } = useTranslation('flash');
  return (
    <Sheet
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('records.pair', { from: record.currency, to: record.target })}
    >
      {record.status === flashStatus.completed ? (
        <ConversionReceipt record={record} />
      ) : (
        <ConversionFacts record={record} />
      )}
    </Sheet>
  );
}
