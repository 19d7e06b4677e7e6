export { Rate, type RateProps } from './rate.tsx';
export { RateLine, type RateLineProps, type RatePair } from './rate-line.tsx';
export { rateScale } from './rate-scale.ts';
