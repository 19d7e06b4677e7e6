import { cva } from 'class-variance-authority';

export const percentVariants = {
  tone: {
    plain: '',
    change: 'data-[direction=gain]:text-gain data-[direction=loss]:text-loss data-[direction=none]:text-muted',
  },
  size: { 'x-small': 'text-12', small: 'text-14', medium: 'text-16' },
} as const;

export const percentClass = cva('inline-block whitespace-nowrap lining-nums slashed-zero tabular-nums', {
  variants: percentVariants,
  defaultVariants: { tone: 'plain', size: 'medium' },
});
