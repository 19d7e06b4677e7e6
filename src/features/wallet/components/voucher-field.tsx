import { useTranslation } from 'react-i18next';
import { ImageField, maxImageSize } from '#forms/image-field';
import { cancelUpload } from '#platform/upload';
import { uploadVoucher } from '../api/voucher.ts';

interface VoucherFieldProps {
  /** Filename of the upload; empty without one. */
  value: string;
  error: string | undefined;
  onChange(filename: string): void;
}

/** The image that proves the transfer. */
export function VoucherField({ value, error, onChange }: VoucherFieldProps) {
  const { t } = useTranslation('wallet');
  return (
    <ImageField
      label={t('deposit.voucher.label')}
      hint={t('deposit.voucher.hint', { megabytes: maxImageSize })}
      error={error}
      value={value === '' ? null : value}
      onChange={(filename) => onChange(filename ?? '')}
      upload={uploadVoucher}
      onRemove={cancelUpload}
      preview={t('deposit.voucher.preview')}
    />
  );
}
