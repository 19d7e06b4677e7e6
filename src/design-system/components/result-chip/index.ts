export { ResultChip, type ResultChipProps } from './result-chip.tsx';
export { resultChipVariants } from './result-chip.variants.ts';
