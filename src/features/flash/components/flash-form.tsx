import { ArrowUpDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { isPositive, round } from '#contract/money';
import { Amount, amountText } from '#design-system/amount';
import { AmountField, type AmountIssue } from '#design-system/amount-field';
import { CurrencyChip } from '#design-system/currency-picker';
import { IconButton } from '#design-system/icon-button';
import { Icon } from '#design-system/icon';
import { Stack } from '#design-system/stack';
import { swapped, withCurrency, type Side } from '#forms/conversion';
import { useCurrencyChoice } from '#forms/currency-choice';
import { useLocale } from '#platform/language';
import { richText } from '#platform/rich-text';
import { useLimits } from '../api/limits.ts';
import { currencyOf, type FlashCurrency } from '../model/currencies.ts';
import { maxAmount } from '../model/max-amount.ts';
import { QuotePanel } from './quote-panel.tsx';
import type { FlashFormState } from './use-flash-form.ts';

interface FlashFormProps {
  form: FlashFormState;
  currencies: readonly FlashCurrency[];
}

/** The two amounts, either of which can be typed, and the quote for them. */
export function FlashForm({ form, currencies }: FlashFormProps) {
  const { t } = useTranslation(['flash', 'forms']);
  const locale = useLocale();
  const choice = useCurrencyChoice();
  const { entry, quote, issue, refusal, shortfall, change } = form;
  const pair = { from: currencyOf(currencies, entry.from), to: currencyOf(currencies, entry.to) };
  const { available } = pair.from;
  const isShort = shortfall !== null || refusal?.code === 'insufficient-balance';
  const limits = useLimits(entry.from);
  const max = limits.data || limits.error ? maxAmount(pair.from, limits.data) : null;
  const takeMax = max === null ? undefined : (): void => change({ ...entry, side: 'from', amount: max });
  const error = (side: Side): string | undefined => {
    if (issue) {
      const { scale } = pair[side];
      return issue.side === side ? t(`forms:amount.issue.${issue.kind}`, { currency: entry[side], scale }) : undefined;
    }
    if (shortfall && side === 'from') return t('exchange.too-much');
    return refusal && side === (isShort ? 'from' : entry.side) ? refusal.message : undefined;
  };
  const limit = (value: string) => (
    <Amount value={value} currency={entry.from} scale={pair.from.scale} minDigits={2} size="small" unmasked />
  );
  const choices = currencies.map(({ currency, name, available: owned, scale }) => ({
    code: currency,
    name,
    held: isPositive(owned),
    balance: <Amount value={owned} scale={scale} minDigits={2} size="small" tone="muted" />,
  }));
  const field = (side: Side) => ({
    name: side,
    scale: pair[side].scale,
    valueText: (value: string) => `${amountText(value, { locale, scale: pair[side].scale })}\u202F${entry[side]}`,
    value: entry.side === side ? entry.amount : ((side === 'from' ? quote?.from_amount : quote?.to_amount) ?? ''),
    error: error(side),
    onChange: (amount: string, found: AmountIssue | null) =>
      change({ ...entry, side, amount }, found && { side, kind: found }),
    currency: (
      <CurrencyChip
        label={t(`exchange.choose-${side}`, { currency: entry[side] })}
        value={entry[side]}
        currencies={choices}
        headings={{ held: t('exchange.held'), others: t('exchange.others') }}
        {...choice}
        onChange={(currency) => change(withCurrency(entry, side, currency))}
      />
    ),
  });

  const limitsText = ({ minimum, maximum }: NonNullable<typeof limits.data>) =>
    minimum === null || maximum === null
      ? undefined
      : richText(t('exchange.limits'), {
          // They follow the price to the last digit.
          minimum: limit(round(minimum, pair.from.display_scale, 'up')),
          maximum: limit(round(maximum, pair.from.display_scale, 'down')),
        });

  return (
    <Stack gap={6}>
      <Stack gap={3}>
        <AmountField
          {...field('from')}
          label={t('exchange.from')}
          balance={richText(t('exchange.available'), {
            amount: <Amount value={available} scale={pair.from.scale} minDigits={2} size="small" />,
          })}
          hint={limits.data && limitsText(limits.data)}
          max={takeMax && { label: t('forms:amount.max'), onClick: takeMax }}
          suggestion={
            isShort && takeMax && max === available
              ? { label: t('exchange.use-available'), onClick: takeMax }
              : undefined
          }
        />
        <div className="flex justify-center">
          <IconButton
            tone="outlined"
            label={t('exchange.swap')}
            icon={<Icon icon={ArrowUpDown} />}
            onClick={() => change(swapped(entry))}
          />
        </div>
        <AmountField {...field('to')} label={t('exchange.to')} />
      </Stack>
      <QuotePanel
        state={form.control.state}
        from={entry.from}
        to={entry.to}
        scales={{ from: pair.from.scale, to: pair.to.scale }}
        isRequested={form.isRequested}
        isSaidAtField={refusal !== null}
      />
    </Stack>
  );
}
