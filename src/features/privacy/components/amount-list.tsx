import { decimalPlaces } from '#contract/money';
import { Amount } from '#design-system/amount';
import { KeyValueList } from '#design-system/key-value-list';
import type { Closure } from '../api/closure.ts';

interface AmountListProps {
  amounts: Closure['balances'];
  /** Shows the amounts even when masked: they are being confirmed. */
  unmasked?: boolean;
}

/** The maximum of any currency. */
const scale = 18;

/** Amounts by currency, with all digits. */
export function AmountList({ amounts, unmasked = false }: AmountListProps) {
  const columnDigits = Math.max(...amounts.map(({ amount }) => decimalPlaces(amount)));
  return (
    <KeyValueList
      items={amounts.map(({ currency, amount }) => ({
        id: currency,
        label: currency,
        value: <Amount value={amount} scale={scale} minDigits={0} columnDigits={columnDigits} unmasked={unmasked} />,
      }))}
    />
  );
}
