import { useTranslation } from 'react-i18next';
import { CurrencyChip } from '#design-system/currency-picker';
import { pickDisplayCurrency } from '#platform/display-currency';
import { useCryptos, useFiats } from '../api/currencies.ts';

/** The currency of totals, with a way to change it. */
export function DisplayCurrency({ currency }: { currency: string }) {
  const { t } = useTranslation(['wallet', 'common']);
  const fiats = useFiats().data?.items ?? [];
  const cryptos = useCryptos().data?.items ?? [];
  return (
    <CurrencyChip
      tone="quiet"
      label={t('balance.currency', { currency })}
      value={currency}
      onChange={pickDisplayCurrency}
      sheetTitle={t('balance.choose-currency')}
      search={{
        label: t('assets.search'),
        clearLabel: t('common:action.clear'),
        emptyLabel: t('assets.none-found.title'),
      }}
      currencies={[...fiats, ...cryptos].map(({ currency: code, name }) => ({ code, name }))}
    />
  );
}
