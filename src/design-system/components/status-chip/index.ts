export { StatusChip, type StatusChipProps } from './status-chip.tsx';
export { statusChipVariants } from './status-chip.variants.ts';
