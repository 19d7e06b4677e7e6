import { cva } from 'class-variance-authority';

export const bankCardVariants = {
  state: {
    plain: 'border-line bg-accent-quiet',
    busy: 'animate-pulse border-line bg-accent-quiet',
  },
} as const;

/** As wide as its place up to a plastic card's size, and taller where its text needs it. */
export const cardClass = cva(
  '@container relative isolate flex aspect-[1.586] min-h-fit w-full max-w-96 flex-col rounded-card border px-5 pt-3 pb-4',
  { variants: bankCardVariants },
);
