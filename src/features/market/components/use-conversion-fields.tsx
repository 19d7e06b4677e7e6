import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AmountIssue } from '#design-system/amount-field';
import { CurrencyChip } from '#design-system/currency-picker';
import { withCurrency, type Conversion, type Side } from '#forms/conversion';
import { useCurrencyChoice } from '#forms/currency-choice';

interface ConversionFields {
  conversion: Conversion;
  /** As shown, by side. */
  amounts: Readonly<Record<Side, string>>;
  /** How many decimals each side takes. */
  scales: Readonly<Record<Side, number>>;
  items: readonly { currency: string; name: string }[];
  onChange(conversion: Conversion): void;
}

/** Returns the props of the two amounts of a conversion, either of which can be typed. */
export function useConversionFields({ conversion, amounts, scales, items, onChange }: ConversionFields) {
  const { t } = useTranslation(['market-rates', 'forms', 'common']);
  const choice = useCurrencyChoice();
  const [issue, setIssue] = useState<{ side: Side; kind: AmountIssue } | null>(null);
  const field = (side: Side, chooseLabel: string) => ({
    name: side,
    scale: scales[side],
    value: amounts[side],
    error:
      issue?.side === side
        ? t(`forms:amount.issue.${issue.kind}`, { currency: conversion[side], scale: scales[side] })
        : undefined,
    onChange: (amount: string, found: AmountIssue | null) => {
      setIssue(found && { side, kind: found });
      onChange({ ...conversion, side, amount });
    },
    currency: (
      <CurrencyChip
        label={chooseLabel}
        value={conversion[side]}
        currencies={items.map(({ currency: code, name }) => ({ code, name }))}
        {...choice}
        onChange={(currency) => {
          setIssue(null);
          onChange(withCurrency(conversion, side, currency));
        }}
      />
    ),
  });
  return { field, clearIssue: () => setIssue(null) };
}
