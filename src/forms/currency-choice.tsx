import { useTranslation } from 'react-i18next';

/** Returns the texts of the sheet in which a currency is chosen. */
export function useCurrencyChoice() {
  const { t } = useTranslation(['forms', 'common']);
  return {
    sheetTitle: t('forms:currency.choose'),
    search: {
      label: t('forms:currency.search'),
      clearLabel: t('common:action.clear'),
      emptyLabel: t('forms:currency.none-found'),
    },
  };
}
