import { useTranslation } from 'react-i18next';
import { cancelUpload, upload, type UploadOptions } from '#platform/upload';
import { ImageField, maxImageSize } from './image-field.tsx';

interface VoucherFieldProps {
  /** Filename of the upload; empty without one. */
  value: string;
  error: string | undefined;
  onChange(filename: string): void;
}

/** Uploads the image of a transfer as soon as it is chosen, so that submitting is quick. Returns its filename. */
async function uploadVoucher(file: File, options: UploadOptions): Promise<string> {
  const { filename } = await upload('POST upload/transferVoucher', file, options);
  return filename;
}

/** The image that proves a transfer, by network or bank. */
export function VoucherField({ value, error, onChange }: VoucherFieldProps) {
  const { t } = useTranslation('forms');
  return (
    <ImageField
      label={t('voucher.label')}
      hint={t('voucher.hint', { megabytes: maxImageSize })}
      error={error}
      value={value === '' ? null : value}
      onChange={(filename) => onChange(filename ?? '')}
      upload={uploadVoucher}
      onRemove={cancelUpload}
      preview={t('voucher.preview')}
    />
  );
}
