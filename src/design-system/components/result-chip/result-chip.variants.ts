import { cva } from 'class-variance-authority';

export const resultChipVariants = {
  outcome: {
    won: 'text-gain',
    lost: 'text-loss',
    refunded: 'text-muted',
  },
} as const;

export const resultChipClass = cva(
  'inline-flex max-w-full flex-wrap items-center gap-x-1.5 rounded-control border border-line bg-surface px-2 py-0.5 text-start text-14',
  { variants: resultChipVariants },
);
