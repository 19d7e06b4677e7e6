import { useTranslation } from 'react-i18next';
import { Amount } from '#design-system/amount';
import { Button } from '#design-system/button';
import { Illustration } from '#design-system/illustration';
import type { FlashRecord } from '../model/quote-state.ts';
import { ConversionFacts } from './conversion-facts.tsx';

interface ConvertedProps {
  record: FlashRecord;
  onAgain(): void;
}

/** The button is gone: move the focus to the outcome. */
const focusOnce = (heading: HTMLElement | null): void => heading?.focus();

/** The receipt of a conversion. */
export function ConversionReceipt({ record, onAgain }: ConvertedProps) {
  const { t } = useTranslation('flash');
  return (
    <>
      <div className="flex flex-col items-center gap-2 pt-4 text-center">
        <Illustration name="coin" />
        <h2 ref={focusOnce} tabIndex={-1} className="text-20 font-medium outline-none">
          {t('done.title')}
        </h2>
        <Amount
          value={record.target_amount}
          currency={record.target}
          scale={record.target_scale}
          minDigits={2}
          size="x-large"
          sign="always"
          unmasked
        />
      </div>
      <ConversionFacts record={record} unmasked />
      <div className="flex flex-col gap-3">
        <Button tone="primary" block href="/assets">
          {t('done.assets')}
        </Button>
        <Button block href="/flash/records">
          {t('done.records')}
        </Button>
        <Button tone="quiet" block onClick={onAgain}>
          {t('done.again')}
        </Button>
      </div>
    </>
  );
}
