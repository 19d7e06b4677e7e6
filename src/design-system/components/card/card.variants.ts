import { cva } from 'class-variance-authority';

export const cardVariants = {
  tone: {
    plain: 'bg-surface border border-line',
    quiet: 'bg-sunken',
    outlined: 'border border-line',
  },
  padding: { normal: 'p-4', none: 'overflow-hidden' },
} as const;

export const cardClass = cva('rounded-card', {
  variants: cardVariants,
  defaultVariants: { tone: 'plain', padding: 'normal' },
});
