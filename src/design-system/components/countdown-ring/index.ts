export { clockText } from './clock-text.ts';
export { CountdownRing, type CountdownRingProps } from './countdown-ring.tsx';
