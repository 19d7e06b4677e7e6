export { Percent, type PercentProps } from './percent.tsx';
export { percentVariants } from './percent.variants.ts';
