import { cva } from 'class-variance-authority';

export const logoVariants = {
  size: { small: 'text-20 [--mark:28px]', medium: 'text-28 [--mark:40px]', large: 'text-40 [--mark:72px]' },
} as const;

export const logoClass = cva('inline-flex items-center gap-2 font-medium', {
  variants: logoVariants,
  defaultVariants: { size: 'small' },
});
