import { useTranslation } from 'react-i18next';

/** Returns the name of a price source in the customer's language. */
export function useSourceName(): (source: string) => string {
  const { t } = useTranslation('market-rates');
  return (source) => (source === 'simulator' ? t('source.simulator') : source);
}
