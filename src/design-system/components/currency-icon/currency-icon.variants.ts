import { cva } from 'class-variance-authority';

export const currencyIconVariants = {
  size: { small: 'size-6', medium: 'size-10', large: 'size-14' },
} as const;

/** `fill` is the quiet ground of the symbol's family. */
export const currencyIconClass = cva('flex shrink-0', {
  variants: {
    ...currencyIconVariants,
    family: {
      accent: 'fill-accent-quiet text-accent',
      sand: 'fill-coin-sand-quiet text-coin-sand',
      green: 'fill-coin-green-quiet text-coin-green',
      blue: 'fill-coin-blue-quiet text-coin-blue',
      violet: 'fill-coin-violet-quiet text-coin-violet',
      red: 'fill-coin-red-quiet text-coin-red',
    },
  },
  defaultVariants: { size: 'medium' },
});
