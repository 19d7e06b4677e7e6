import { type RefObject, useEffect, useRef } from 'react';
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

/**
 * Returns the ref of the control that chooses what currency a form is for, where each currency has a form of its own. The
 * control that was used goes with its form, so the focus moves to that of the new one.
 */
export function useCurrencyFocus(currency: string | undefined): RefObject<HTMLButtonElement | null> {
  const ref = useRef<HTMLButtonElement>(null);
  const shown = useRef(currency);
  useEffect(() => {
    if (shown.current !== undefined && shown.current !== currency) ref.current?.focus();
    shown.current = currency;
  }, [currency]);
  return ref;
}
