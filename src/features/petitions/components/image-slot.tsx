import { useTranslation } from 'react-i18next';
import { maxPetitionImages } from '#contract/petitions';
import { ImageField, maxImageSize } from '#forms/image-field';
import { cancelUpload } from '#platform/upload';
import { uploadImage } from '../api/petitions.ts';
import { slots, type Slot } from '../model/slots.ts';

interface ImageSlotProps {
  slot: Slot;
  /** Filename of the upload; empty without one. */
  value: string;
  error: string | undefined;
  onChange(filename: string): void;
  onBusyChange(isBusy: boolean): void;
}

/** A place for one image. */
export function ImageSlot({ slot, value, error, onChange, onBusyChange }: ImageSlotProps) {
  const { t } = useTranslation('petitions');
  const number = slots.indexOf(slot) + 1;
  return (
    <ImageField
      data-slot={slot}
      label={t('image.label', { number, count: maxPetitionImages })}
      hint={number === 1 ? t('image.hint', { megabytes: maxImageSize }) : undefined}
      error={error}
      value={value === '' ? null : value}
      onChange={(filename) => onChange(filename ?? '')}
      onBusyChange={onBusyChange}
      upload={uploadImage}
      onRemove={cancelUpload}
      preview={t('image.preview', { number })}
    />
  );
}
