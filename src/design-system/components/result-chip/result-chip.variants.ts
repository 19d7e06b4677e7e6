import { cva } from 'class-variance-authority';

export const resultChipVariants = {
  outcome: {
    won: 'text-gain',
    lost: 'text-loss',
    refunded: 'text-muted',
  },
  size: {
    word: 'rounded-round py-px text-12',
    amount: 'rounded-control py-0.5 text-14',
  },
} as const;

export const resultChipClass = cva(
  'inline-flex max-w-full flex-wrap items-center gap-x-1.5 border border-line bg-surface px-2 text-start',
  { variants: resultChipVariants },
);
