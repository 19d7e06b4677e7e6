export { Flag, type FlagProps } from './flag.tsx';
export { flagVariants } from './flag.variants.ts';
