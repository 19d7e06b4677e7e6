import { cva } from 'class-variance-authority';

export const amountVariants = {
  size: {
    small: 'text-14',
    medium: 'text-16',
    large: 'text-20 font-medium',
    'x-large': 'text-28 font-medium',
    'xx-large': 'text-40 font-medium',
    'xxx-large': 'text-48 font-medium',
  },
  tone: {
    plain: '',
    muted: 'text-muted',
    change: 'data-[direction=gain]:text-gain data-[direction=loss]:text-loss',
  },
} as const;

export const amountClass = cva('inline-block max-w-full wrap-break-word lining-nums slashed-zero tabular-nums', {
  variants: amountVariants,
  defaultVariants: { size: 'medium', tone: 'plain' },
});

/** Size of the code: quieter than the figure, never below 12 px. */
export const codeClass = {
  small: 'text-12',
  medium: 'text-14',
  large: 'text-16 font-regular',
  'x-large': 'text-20 font-regular',
  'xx-large': 'text-20 font-regular',
  'xxx-large': 'text-20 font-regular',
} as const;
