export { Callout, type CalloutProps } from './callout.tsx';
export { calloutVariants } from './callout.variants.ts';
