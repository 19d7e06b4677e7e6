import { useTranslation } from 'react-i18next';
import { Amount } from '#design-system/amount';
import { Button } from '#design-system/button';
import { Drawing } from '#design-system/drawing';
import { KeyValueList } from '#design-system/key-value-list';
import { Rate } from '#design-system/rate-line';
import { useDates } from '#platform/dates';
import type { FlashRecord } from '../model/quote-state.ts';

interface ConvertedProps {
  record: FlashRecord;
  /** Digits of a currency. */
  scaleOf(currency: string): number;
  onAgain(): void;
}

/** What was booked. */
export function Converted({ record, scaleOf, onAgain }: ConvertedProps) {
  const { t } = useTranslation('flash');
  const dates = useDates();
  const { currency, target } = record;
  return (
    <>
      <div role="status" className="flex flex-col items-center gap-2 pt-4 text-center">
        <Drawing name="coin" />
        <h2 className="text-20 font-medium">{t('done.title')}</h2>
        <Amount
          value={record.target_amount}
          currency={target}
          scale={scaleOf(target)}
          leastDigits={2}
          size="large"
          sign="always"
          unmasked
        />
      </div>
      <KeyValueList
        items={[
          {
            id: 'gave',
            label: t('done.gave'),
            value: <Amount value={record.amount} currency={currency} scale={scaleOf(currency)} leastDigits={2} unmasked />,
          },
          {
            id: 'got',
            label: t('done.got'),
            value: (
              <Amount value={record.target_amount} currency={target} scale={scaleOf(target)} leastDigits={2} unmasked />
            ),
          },
          { id: 'rate', label: t('done.rate'), value: <Rate from={currency} to={target} value={record.rate} /> },
          { id: 'number', label: t('done.number'), value: record.number },
          { id: 'time', label: t('done.time'), value: dates.moment(record.time) },
        ]}
      />
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
