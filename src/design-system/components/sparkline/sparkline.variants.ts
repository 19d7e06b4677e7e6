import { cva } from 'class-variance-authority';

export const sparklineVariants = {
  tone: {
    change: 'data-[direction=gain]:text-gain data-[direction=loss]:text-loss data-[direction=none]:text-muted',
    plain: 'text-accent',
  },
  size: { small: 'h-8 w-16', large: 'h-24 w-full' },
} as const;

export const sparklineClass = cva('block overflow-visible', {
  variants: sparklineVariants,
  defaultVariants: { tone: 'change', size: 'small' },
});
