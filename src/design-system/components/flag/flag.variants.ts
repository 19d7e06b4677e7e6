import { cva } from 'class-variance-authority';

export const flagVariants = {
  size: { small: 'h-4 w-6', medium: 'h-6 w-9' },
} as const;

/** The border lies over the image, so that white flags have one too. */
export const flagClass = cva(
  'relative inline-flex shrink-0 items-center justify-center overflow-hidden rounded-small bg-sunken text-muted after:absolute after:inset-0 after:rounded-small after:border after:border-line',
  { variants: flagVariants, defaultVariants: { size: 'small' } },
);
