import { cva } from 'class-variance-authority';

export const calloutVariants = {
  tone: {
    info: 'bg-sunken [--mark:var(--ui-color-muted)]',
    caution: 'bg-caution-quiet [--mark:var(--ui-color-caution)]',
    danger: 'bg-danger-quiet [--mark:var(--ui-color-danger)]',
    success: 'bg-success-quiet [--mark:var(--ui-color-success)]',
  },
} as const;

export const calloutClass = cva('flex gap-3 rounded-card px-4 py-3.5 text-14 text-ink', {
  variants: calloutVariants,
  defaultVariants: { tone: 'info' },
});
