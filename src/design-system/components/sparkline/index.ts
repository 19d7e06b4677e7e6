export { Sparkline, type SparklineProps } from './sparkline.tsx';
export { sparklineVariants } from './sparkline.variants.ts';
