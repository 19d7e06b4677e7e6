import { cva } from 'class-variance-authority';

export const skeletonVariants = {
  shape: {
    text: 'h-4 rounded-small',
    figure: 'h-10 rounded-small',
    circle: 'size-10 rounded-round',
    block: 'h-32 rounded-card',
  },
  width: { full: 'w-full', half: 'w-1/2', third: 'w-1/3', quarter: 'w-1/4' },
} as const;

/** The outline shows only in forced colors, which remove the background. */
export const skeletonClass = cva(
  'block shrink-0 animate-pulse bg-skeleton outline -outline-offset-1 outline-transparent',
  {
    variants: skeletonVariants,
    defaultVariants: { shape: 'text' },
  },
);
