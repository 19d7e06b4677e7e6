import { useTranslation } from 'react-i18next';
import { isLess, max } from '#contract/money';
import { Amount } from '#design-system/amount';
import { Callout } from '#design-system/callout';
import { richText } from '#platform/rich-text';

/** Returns what to deposit where `needed` is missing and less than `minimum` isn't credited; empty where nothing is needed. */
export const raisedAmount = (needed: string, minimum: string): string => (needed === '' ? '' : max(needed, minimum));

interface RaisedAmountProps {
  needed: string;
  minimum: string;
  currency: string;
  scale: number;
}

/** Says before a deposit why it is more than what is needed. */
export function RaisedAmount({ needed, minimum, currency, scale }: RaisedAmountProps) {
  const { t } = useTranslation('forms');
  if (needed === '' || !isLess(needed, minimum)) return null;
  const amount = (value: string) => (
    <Amount value={value} currency={currency} scale={scale} minDigits={2} size="small" unmasked />
  );
  return (
    <Callout tone="caution">
      {richText(t('amount.raised'), { needed: amount(needed), minimum: amount(minimum) })}
    </Callout>
  );
}
