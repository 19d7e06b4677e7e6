import { cva } from 'class-variance-authority';

export const avatarVariants = {
  size: { small: 'size-8 text-12', medium: 'size-10 text-16', large: 'size-18 text-28' },
} as const;

export const avatarClass = cva(
  'inline-flex shrink-0 items-center justify-center overflow-hidden rounded-round bg-accent-quiet font-medium text-accent uppercase',
  { variants: avatarVariants, defaultVariants: { size: 'medium' } },
);
