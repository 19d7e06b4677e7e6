import { cva } from 'class-variance-authority';

export const currencyIconVariants = {
  size: { small: 'size-6', medium: 'size-10', large: 'size-14' },
} as const;

export const currencyIconClass = cva('block shrink-0 text-accent', {
  variants: currencyIconVariants,
  defaultVariants: { size: 'medium' },
});
