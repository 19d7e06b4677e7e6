export { ImageUpload, type ImageUploadLabels, type ImageUploadProps } from './image-upload.tsx';
export type { Upload } from './use-upload.ts';
