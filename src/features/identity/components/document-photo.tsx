import { useTranslation } from 'react-i18next';
import { ImageField, maxImageSize } from '#forms/image-field';
import { cancelUpload } from '#platform/upload';
import { uploadDocument } from '../api/photos.ts';

interface DocumentPhotoProps {
  side: 'front' | 'back' | 'passport';
  /** Filename of the upload; empty without one. */
  value: string;
  error: string | undefined;
  onChange(filename: string): void;
}

/** One side of an ID card, or the page of a passport that has the photo. */
export function DocumentPhoto({ side, value, error, onChange }: DocumentPhotoProps) {
  const { t } = useTranslation('identity');
  return (
    <ImageField
      label={t(`form.${side}`)}
      hint={t('form.photo-hint', { megabytes: maxImageSize })}
      error={error}
      value={value === '' ? null : value}
      onChange={(filename) => onChange(filename ?? '')}
      upload={uploadDocument}
      onRemove={cancelUpload}
      preview={t(`form.${side}-preview`)}
    />
  );
}
