import { cva } from 'class-variance-authority';

export const iconButtonVariants = {
  tone: {
    plain: 'text-ink hover:bg-sunken',
    accent: 'text-accent hover:bg-accent-quiet',
    outlined: 'border border-edge bg-surface text-accent hover:bg-accent-quiet',
  },
} as const;

export const iconButtonClass = cva(
  'relative inline-flex size-target shrink-0 items-center justify-center rounded-round -outline-offset-2 disabled:text-muted disabled:hover:bg-transparent',
  { variants: iconButtonVariants, defaultVariants: { tone: 'plain' } },
);
