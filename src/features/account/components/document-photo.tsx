import { useTranslation } from 'react-i18next';
import { ImageUpload } from '#design-system/image-upload';
import { cancelDocument, maxPictureBytes, maxPictureSize, uploadDocument } from '../api/pictures.ts';
import { useUploadLabels } from './upload-labels.ts';

interface DocumentPhotoProps {
  side: 'front' | 'back';
  /** The uploaded photo's name; empty without one. */
  value: string;
  error: string | undefined;
  onChange(filename: string): void;
}

/** One side of the identity document. */
export function DocumentPhoto({ side, value, error, onChange }: DocumentPhotoProps) {
  const { t } = useTranslation('identity');
  const labels = useUploadLabels(t(`form.${side}-preview`));
  return (
    <ImageUpload
      label={t(`form.${side}`)}
      hint={t(`form.${side}-hint`, { size: maxPictureSize })}
      error={error}
      value={value === '' ? null : value}
      onChange={(filename) => onChange(filename ?? '')}
      upload={uploadDocument}
      onRemove={cancelDocument}
      maxBytes={maxPictureBytes}
      labels={labels}
    />
  );
}
