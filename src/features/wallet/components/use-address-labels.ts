import { useTranslation } from 'react-i18next';
import type { AddressFieldLabels } from '#design-system/address-field';

/** The texts of an AddressField and of the scanner that it opens. */
export function useAddressLabels(): AddressFieldLabels {
  const { t } = useTranslation('wallet-withdraw');
  const problem = (name: 'refused' | 'missing' | 'failed') => ({
    title: t(`scanner.${name}.title`),
    text: t(`scanner.${name}.text`),
  });
  return {
    paste: t('address.paste'),
    pasteFailed: t('address.paste-failed'),
    filled: t('address.filled'),
    scan: t('address.scan'),
    scanner: {
      title: t('scanner.title'),
      scanning: t('scanner.scanning'),
      asking: t('scanner.asking'),
      found: t('scanner.found'),
      refused: problem('refused'),
      missing: problem('missing'),
      failed: problem('failed'),
      retry: t('scanner.retry'),
      torch: t('scanner.torch'),
      photo: t('scanner.photo'),
      unreadable: t('scanner.unreadable'),
    },
  };
}
