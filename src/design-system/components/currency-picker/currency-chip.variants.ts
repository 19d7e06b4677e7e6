import { cva } from 'class-variance-authority';

export const currencyChipVariants = {
  tone: {
    plain:
      'gap-2 border border-edge bg-surface ps-2 pe-3 text-16 text-ink hover:bg-accent-quiet disabled:border-line disabled:bg-sunken disabled:text-muted',
    quiet: 'gap-0.5 px-2 text-16 text-accent hover:bg-accent-quiet disabled:text-muted',
  },
} as const;

export const currencyChipClass = cva('inline-flex min-h-target items-center rounded-round font-medium', {
  variants: currencyChipVariants,
});
