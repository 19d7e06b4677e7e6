export { AllocationPicture, type AllocationPart, type AllocationPictureProps } from './allocation-picture.tsx';
