import { decimalPlaces } from '#contract/money';
import { Amount, type AmountProps } from '#design-system/amount';

/** An amount with every digit that was hashed. */
export const ExactAmount = (props: Omit<AmountProps, 'scale'>) => (
  <Amount {...props} scale={decimalPlaces(props.value)} />
);
