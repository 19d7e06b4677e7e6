import { cva } from 'class-variance-authority';

export const buttonVariants = {
  tone: {
    primary:
      'forced-color-adjust-none bg-accent text-on-accent hover:bg-accent-strong press-accent data-idle:bg-sunken data-idle:text-muted data-idle:hover:bg-sunken',
    secondary: 'border border-edge bg-surface text-ink hover:bg-sunken data-idle:border-line data-idle:text-muted',
    quiet: 'text-accent hover:bg-accent-quiet data-idle:text-muted data-idle:hover:bg-transparent',
    danger:
      'border border-danger bg-surface text-danger hover:bg-danger-quiet data-idle:border-line data-idle:text-muted',
  },
  size: {
    small: 'min-h-target gap-1.5 px-3 text-14',
    medium: 'min-h-control gap-2 px-4 text-16',
    large: 'min-h-14 gap-2 px-6 text-16',
  },
} as const;

export const buttonClass = cva(
  'inline-flex items-center justify-center rounded-control py-2 text-center font-medium select-none',
  {
    variants: { ...buttonVariants, block: { true: 'w-full' } },
    defaultVariants: { tone: 'secondary', size: 'medium' },
  },
);
