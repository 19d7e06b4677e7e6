import { useTranslation } from 'react-i18next';
import { Sheet } from '#design-system/sheet';
import type { FlashRecord } from '../model/quote-state.ts';
import { ConversionFacts } from './conversion-facts.tsx';

interface ConversionDetailsProps {
  record: FlashRecord;
  onClose(): void;
}

/** All details of a conversion. */
export function ConversionDetails({ record, onClose }: ConversionDetailsProps) {
  const { t } = useTranslation('flash');
  return (
    <Sheet
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('records.pair', { from: record.currency, to: record.target })}
    >
      <ConversionFacts record={record} />
    </Sheet>
  );
}
