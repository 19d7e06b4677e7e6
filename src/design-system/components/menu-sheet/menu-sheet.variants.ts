import { cva } from 'class-variance-authority';

export const menuSheetVariants = {
  tone: { plain: 'text-ink', danger: 'text-danger' },
} as const;

export const menuItemClass = cva(
  'flex min-h-14 w-full items-center gap-3 rounded-control px-3 py-2 text-start -outline-offset-2 hover:bg-sunken aria-disabled:cursor-not-allowed aria-disabled:text-muted aria-disabled:hover:bg-transparent',
  { variants: menuSheetVariants, defaultVariants: { tone: 'plain' } },
);
