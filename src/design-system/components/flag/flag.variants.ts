import { cva } from 'class-variance-authority';

export const flagVariants = {
  size: { small: 'h-4 w-6', medium: 'h-6 w-9' },
  /** `round` cuts the flag to the circle of a coin, as wide as its container. */
  shape: { upright: 'rounded-small after:rounded-small', round: 'size-full rounded-round after:rounded-round' },
} as const;

/**
 * The border lies over the image, so that white flags have one too. The space without a width gives a flag centered on a
 * line the baseline of the text beside it.
 */
export const flagClass = cva(
  'relative inline-flex shrink-0 items-center justify-center overflow-hidden bg-sunken text-muted before:w-0 before:whitespace-pre before:content-["_"] after:absolute after:inset-0 after:border after:border-ink/15',
  { variants: flagVariants, defaultVariants: { size: 'small', shape: 'upright' } },
);
