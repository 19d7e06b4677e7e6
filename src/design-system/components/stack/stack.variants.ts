import { cva } from 'class-variance-authority';

/** Gaps in units of the grid: 4 is 16 px. */
const gap = { 0: 'gap-0', 1: 'gap-1', 2: 'gap-2', 3: 'gap-3', 4: 'gap-4', 5: 'gap-5', 6: 'gap-6', 8: 'gap-8' } as const;

export const stackVariants = {
  gap,
  align: { stretch: 'items-stretch', start: 'items-start', center: 'items-center', end: 'items-end' },
} as const;

export const stackClass = cva('flex flex-col', {
  variants: stackVariants,
  defaultVariants: { gap: 4, align: 'stretch' },
});

export const inlineVariants = {
  gap,
  align: { start: 'items-start', center: 'items-center', end: 'items-end', baseline: 'items-baseline' },
  justify: { start: 'justify-start', center: 'justify-center', end: 'justify-end', between: 'justify-between' },
} as const;

export const inlineClass = cva('flex', {
  variants: { ...inlineVariants, wrap: { true: 'flex-wrap', false: '' } },
  defaultVariants: { gap: 2, align: 'center', justify: 'start', wrap: true },
});
