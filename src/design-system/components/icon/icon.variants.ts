import { cva } from 'class-variance-authority';

export const iconVariants = {
  tone: { current: '', muted: 'text-muted', accent: 'text-accent' },
} as const;

export const iconClass = cva('', {
  variants: { ...iconVariants, directional: { true: 'rtl:-scale-x-100' } },
  defaultVariants: { tone: 'current' },
});
