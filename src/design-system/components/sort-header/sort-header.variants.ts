import { cva } from 'class-variance-authority';

export const sortHeaderVariants = {
  align: {
    start: '-ms-2 justify-start ps-2 pe-1 text-start',
    end: '-me-2 flex-row-reverse justify-start ps-1 pe-2 text-end',
  },
} as const;

export const sortHeaderClass = cva(
  'inline-flex min-h-target min-w-target max-w-[calc(100%+8px)] items-center gap-1 rounded-control text-12 text-muted -outline-offset-2 hover:bg-sunken data-sorted:font-medium data-sorted:text-ink',
  { variants: sortHeaderVariants, defaultVariants: { align: 'start' } },
);
