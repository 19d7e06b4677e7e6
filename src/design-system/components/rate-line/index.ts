export { Rate, type RateProps } from './rate.tsx';
export { rateDirection, type RateDirection, type RatePair } from './rate-direction.ts';
export { RateLine, type RateLineProps } from './rate-line.tsx';
export { rateScale } from './rate-scale.ts';
