export { StatusChip, type StatusChipProps } from './status-chip.tsx';
export { statuses, type Status } from './statuses.ts';
