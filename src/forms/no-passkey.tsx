import { useTranslation } from 'react-i18next';

/** Says that the browser's dialog gave no passkey: not an error, it may simply have been closed. */
export function NoPasskey() {
  const { t } = useTranslation('forms');
  return <p className="text-center text-14 text-balance text-muted">{t('second-factor.no-passkey')}</p>;
}
