import { decimalPlaces } from '#contract/money';
import { Amount, type AmountProps } from '#design-system/amount';

/** An amount with every digit that was hashed, and at least two decimal places. */
export const ExactAmount = (props: Omit<AmountProps, 'scale'>) => (
  <Amount {...props} scale={Math.max(2, decimalPlaces(props.value))} />
);
