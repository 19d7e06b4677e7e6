export { ImageUpload, type Crop, type ImageUploadLabels, type ImageUploadProps } from './image-upload.tsx';
export type { Compression } from './prepare-image.ts';
export type { Upload } from './use-upload.ts';
