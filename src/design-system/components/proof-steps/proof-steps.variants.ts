import { cva } from 'class-variance-authority';

export const proofStepsVariants = {
  state: {
    waiting: 'border-edge bg-paper text-transparent',
    checking: 'border-accent bg-accent-quiet text-accent',
    holds: 'border-success bg-success-quiet text-success',
    fails: 'border-danger bg-danger text-on-danger',
  },
} as const;

export const markClass = cva(
  'flex size-6 shrink-0 items-center justify-center rounded-round border text-12 font-medium',
  {
    variants: proofStepsVariants,
  },
);
