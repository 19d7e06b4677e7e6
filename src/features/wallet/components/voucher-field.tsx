import { useTranslation } from 'react-i18next';
import { ImageUpload } from '#design-system/image-upload';
import { toApiError } from '#platform/api-error';
import { useProblems } from '#platform/problem';
import { cancelVoucher, maxVoucherBytes, uploadVoucher } from '../api/voucher.ts';

interface VoucherFieldProps {
  /** The uploaded picture's name; empty without one. */
  value: string;
  error: string | undefined;
  onChange(filename: string): void;
}

/** The picture that shows the transfer. */
export function VoucherField({ value, error, onChange }: VoucherFieldProps) {
  const { t } = useTranslation('wallet');
  const problems = useProblems();
  const size = maxVoucherBytes / 1024 / 1024;
  return (
    <ImageUpload
      label={t('deposit.voucher.label')}
      hint={t('deposit.voucher.hint', { size })}
      error={error}
      value={value === '' ? null : value}
      onChange={(filename) => onChange(filename ?? '')}
      upload={uploadVoucher}
      onRemove={cancelVoucher}
      maxBytes={maxVoucherBytes}
      labels={{
        choose: t('deposit.voucher.choose'),
        camera: t('deposit.voucher.camera'),
        replace: t('deposit.voucher.replace'),
        remove: t('deposit.voucher.remove'),
        cancel: t('deposit.voucher.cancel'),
        retry: t('deposit.voucher.retry'),
        done: t('deposit.voucher.done'),
        failed: (problem) => problems.say(toApiError(problem)).text,
        wrongType: t('deposit.voucher.wrong-type'),
        tooLarge: (limit, actual) => t('deposit.voucher.too-large', { limit, size: actual }),
        uploading: (percent) => t('deposit.voucher.uploading', { percent }),
        preview: t('deposit.voucher.preview'),
      }}
    />
  );
}
