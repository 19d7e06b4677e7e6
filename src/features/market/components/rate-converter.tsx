import { ArrowUpDown } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { inBothDirections } from '#contract/money';
import { AmountField } from '#design-system/amount-field';
import { ErrorState } from '#design-system/error-state';
import { Icon } from '#design-system/icon';
import { IconButton } from '#design-system/icon-button';
import { Stack } from '#design-system/stack';
import { swapped, type Conversion } from '#forms/conversion';
import { useErrorMessages } from '#platform/error-messages';
import type { useRates } from '../api/rates.ts';
import { amountsAt } from '../model/conversion.ts';
import { RateFacts } from './rate-facts.tsx';
import { useConversionFields } from './use-conversion-fields.tsx';

interface RateConverterProps {
  inAddress: Conversion;
  read: ReturnType<typeof useRates>;
  onChange(conversion: Conversion): void;
}

const pairOf = ({ from, to }: Conversion): string => `${from}/${to}`;

/** Two amounts, either of which can be typed, at the mid-market rate. */
export function RateConverter({ inAddress, read, onChange }: RateConverterProps) {
  const { t } = useTranslation('market-rates');
  const problems = useErrorMessages();
  const [conversion, setConversion] = useState(inAddress);
  const pair = pairOf(inAddress);
  const [known, setKnown] = useState(pair);
  // A row of the table, or Back, leads to another pair.
  if (pair !== known) {
    setKnown(pair);
    if (pair !== pairOf(conversion)) setConversion(inAddress);
  }
  const { from, to } = conversion;
  const items = read.data?.items ?? [];
  const scaleOf = (code: string): number => items.find(({ currency }) => currency === code)?.scale ?? 18;
  // Until the rates in another currency are there, those of the former would be wrong.
  const rate = read.data?.base === to ? items.find(({ currency }) => currency === from) : undefined;
  const isFailed = read.error && read.data?.base !== inAddress.to;
  const scales = { from: scaleOf(from), to: scaleOf(to) };
  const amounts = rate
    ? amountsAt(conversion, rate.rate, scales)
    : { from: '', to: '', [conversion.side]: conversion.amount };

  const change = (next: Conversion): void => {
    setConversion(next);
    onChange(next);
  };
  const { field, clearIssue } = useConversionFields({ conversion, amounts, scales, items, onChange: change });

  return (
    <Stack gap={4}>
      <Stack gap={2}>
        <AmountField {...field('from', t('converter.choose-from', { currency: from }))} label={t('converter.from')} />
        <div className="flex justify-center">
          <IconButton
            tone="outlined"
            label={t('converter.swap')}
            icon={<Icon icon={ArrowUpDown} />}
            onClick={() => {
              clearIssue();
              change(swapped(conversion));
            }}
          />
        </div>
        <AmountField {...field('to', t('converter.choose-to', { currency: to }))} label={t('converter.to')} />
      </Stack>
      {isFailed ? (
        // Another currency can still be chosen.
        <ErrorState scope="section" {...problems.state(t('error'), read)} />
      ) : (
        <RateFacts
          from={from}
          to={to}
          rate={rate}
          pair={rate && inBothDirections(rate.rate)}
          amounts={amounts}
          scales={scales}
          read={read}
        />
      )}
    </Stack>
  );
}
