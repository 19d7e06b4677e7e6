import { decimalPlaces, percentToRatio } from '#contract/money';
import { Amount, type AmountProps } from '#design-system/amount';
import { Percent } from '#design-system/percent';
import type { Product } from '../model/term.ts';
import { shownRate } from '../model/term.ts';

interface MoneyProps extends Omit<AmountProps, 'currency' | 'scale' | 'minDigits'> {
  product: Pick<Product, 'currency' | 'scale'>;
  /** Without the currency code, where the same line has it. */
  bare?: boolean;
}

/** An amount in the currency of a product, exact. */
export function Money({ product: { currency, scale }, bare = false, ...amount }: MoneyProps) {
  return <Amount {...amount} {...(bare ? {} : { currency })} scale={scale} minDigits={Math.min(2, scale)} />;
}

/** The rate of a year, never above what is paid. */
export const YearlyRate = ({ product, size }: { product: Product; size?: 'small' | 'medium' }) => (
  <Percent value={percentToRatio(shownRate(product.yearly_rate))} {...(size && { size })} />
);

/** A percentage of a product, with all its digits. */
export const ExactPercent = ({ value, size }: { value: string; size?: 'small' | 'medium' }) => (
  <Percent value={percentToRatio(value)} digits={decimalPlaces(value)} {...(size && { size })} />
);
