import { cva } from 'class-variance-authority';

export const amountVariants = {
  size: {
    small: 'text-14',
    medium: 'text-16',
    large: 'text-20 font-medium',
    // With enlarged text, they grow as far as the figures that fit on a 320 px phone still fit: a figure never breaks.
    'x-large': 'text-28 font-medium text-[length:min(1.75rem,8.75vw)]',
    'xx-large': 'text-40 font-medium text-[length:min(2.5rem,12.5vw)]',
    'xxx-large': 'text-48 font-medium text-[length:min(3rem,15vw)]',
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

/** In the same proportion to its figure at every text size. */
const largeCode = 'text-20 font-regular text-[length:min(1.25rem,6.25vw)]';

/** Size of the code: quieter than the figure, never below 12 px. */
export const codeClass = {
  small: 'text-12',
  medium: 'text-14',
  large: 'text-16 font-regular',
  'x-large': largeCode,
  'xx-large': largeCode,
  'xxx-large': largeCode,
} as const;
