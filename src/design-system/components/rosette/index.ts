export { Rosette, type RosetteProps } from './rosette.tsx';
export { rosetteVariants } from './rosette.variants.ts';
