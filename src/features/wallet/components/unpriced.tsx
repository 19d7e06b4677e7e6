import { useTranslation } from 'react-i18next';
import { useLocale } from '#platform/language';
import { listInWords } from '#platform/list-in-words';

/** Below a total: the currencies that it leaves out for want of a price; nothing if it is complete. */
export function Unpriced({ currencies }: { currencies: readonly string[] }) {
  const { t } = useTranslation('wallet');
  const locale = useLocale();
  if (currencies.length === 0) return null;
  return <p className="text-caution">{t('balance.unpriced', { currencies: listInWords(currencies, locale) })}</p>;
}
