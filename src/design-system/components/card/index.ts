export { Card, type CardProps } from './card.tsx';
export { cardVariants } from './card.variants.ts';
