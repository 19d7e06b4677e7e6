import { cva } from 'class-variance-authority';

export const rosetteVariants = {
  size: {
    large: 'w-80 [--fine:3.6px] [--bold:5px]',
    small: 'w-10 shrink-0 [--fine:18px] [--bold:38px]',
  },
} as const;

// Widths of lines are in units of the view box.
export const rosetteClass = cva('aspect-square max-w-full fill-none', {
  variants: rosetteVariants,
  defaultVariants: { size: 'large' },
});
