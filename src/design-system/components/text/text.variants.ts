import { cva } from 'class-variance-authority';

export const textVariants = {
  size: { 'x-small': 'text-12', small: 'text-14', medium: 'text-16', large: 'text-20' },
  weight: { regular: 'font-regular', medium: 'font-medium' },
  tone: {
    ink: 'text-ink',
    muted: 'text-muted',
    accent: 'text-accent',
    success: 'text-success',
    caution: 'text-caution',
    danger: 'text-danger',
  },
} as const;

// Without a size, weight or tone, that of the text around it.
export const textClass = cva('', {
  variants: { ...textVariants, align: { start: 'text-start', center: 'text-center', end: 'text-end' } },
});

export const headingVariants = {
  size: { small: 'text-16', medium: 'text-20', large: 'text-28', 'x-large': 'text-40' },
} as const;

export const headingClass = cva('font-medium wrap-anywhere text-balance', {
  variants: { ...headingVariants, align: { start: 'text-start', center: 'text-center' } },
  defaultVariants: { size: 'medium' },
});
