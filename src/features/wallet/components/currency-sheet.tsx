import { useTranslation } from 'react-i18next';
import { CurrencyIcon } from '#design-system/currency-icon';
import { SelectSheet } from '#design-system/select-sheet';
import { useCryptos, useFiats } from '../api/currencies.ts';

interface CurrencySheetProps {
  value: string;
  onChange(currency: string): void;
  onClose(): void;
}

/** All currencies that a total can show in. */
export function CurrencySheet({ value, onChange, onClose }: CurrencySheetProps) {
  const { t } = useTranslation(['wallet', 'common']);
  const fiats = useFiats().data?.items ?? [];
  const cryptos = useCryptos().data?.items ?? [];
  return (
    <SelectSheet
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('balance.choose-currency')}
      value={value}
      onChange={onChange}
      search={{
        label: t('assets.search'),
        clearLabel: t('common:action.clear'),
        emptyText: t('assets.none-found.title'),
      }}
      options={[...fiats, ...cryptos].map(({ currency, name }) => ({
        value: currency,
        label: currency,
        description: name,
        keywords: name,
        icon: <CurrencyIcon code={currency} size="small" />,
      }))}
    />
  );
}
