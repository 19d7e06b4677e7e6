export { AllocationBar, type AllocationBarProps, type AllocationPart } from './allocation-bar.tsx';
