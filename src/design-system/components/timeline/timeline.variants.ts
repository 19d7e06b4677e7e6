import { cva } from 'class-variance-authority';

export const timelineVariants = {
  state: {
    done: 'border-accent bg-accent text-on-accent',
    current: 'border-accent bg-accent-quiet text-accent',
    upcoming: 'border-edge bg-paper text-transparent',
    failed: 'border-danger bg-danger text-on-danger',
  },
} as const;

export const markClass = cva('flex size-5 items-center justify-center rounded-round border', {
  variants: timelineVariants,
});
