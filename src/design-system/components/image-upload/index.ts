export type { Crop } from './crop.ts';
export { ImageUpload, type ImageUploadProps } from './image-upload.tsx';
export type { ImageUploadLabels } from './labels.ts';
export type { Compression } from './prepare-image.ts';
export type { Upload } from './use-upload.ts';
