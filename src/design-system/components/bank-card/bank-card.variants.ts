import { cva } from 'class-variance-authority';

export const bankCardVariants = {
  state: {
    plain: 'border-line bg-accent-quiet',
    busy: 'animate-pulse border-line bg-accent-quiet',
    choice:
      'cursor-pointer border-edge bg-surface has-checked:bg-accent-quiet group-aria-invalid:border-danger has-checked:border-accent has-checked:inset-ring-1 has-checked:inset-ring-accent has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent has-disabled:cursor-not-allowed has-disabled:border-line has-disabled:bg-sunken has-disabled:text-muted forced-colors:has-disabled:text-[GrayText]',
  },
} as const;

/** As wide as its place up to a plastic card's size, and taller where its text needs it. */
export const cardClass = cva(
  '@container relative isolate flex aspect-[1.586] w-full max-w-96 flex-col rounded-card border px-5 pt-3 pb-4',
  { variants: bankCardVariants },
);
