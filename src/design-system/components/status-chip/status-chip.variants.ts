import { cva } from 'class-variance-authority';

export const statusChipVariants = {
  tone: {
    neutral: 'bg-sunken text-muted',
    progress: 'bg-accent-quiet text-accent',
    success: 'bg-success-quiet text-success',
    caution: 'bg-caution-quiet text-caution',
    danger: 'bg-danger-quiet text-danger',
  },
} as const;

export const statusChipClass = cva(
  'inline-flex max-w-full items-center gap-1 rounded-round px-2 py-0.5 text-start text-12 font-medium',
  { variants: statusChipVariants },
);
