import { cva } from 'class-variance-authority';

export const amountVariants = {
  size: {
    small: 'text-14',
    body: 'text-16',
    title: 'text-20 font-medium',
    large: 'text-28 font-medium',
    hero: 'text-40 font-medium',
  },
  tone: {
    plain: '',
    muted: 'text-muted',
    change: 'data-[direction=gain]:text-gain data-[direction=loss]:text-loss',
  },
} as const;

export const amountClass = cva('inline-block max-w-full wrap-break-word lining-nums slashed-zero tabular-nums', {
  variants: amountVariants,
  defaultVariants: { size: 'body', tone: 'plain' },
});

/** Size of the code: quieter than the figure, never below 12 px. */
export const codeClass = {
  small: 'text-12',
  body: 'text-14',
  title: 'text-16 font-regular',
  large: 'text-20 font-regular',
  hero: 'text-20 font-regular',
} as const;
