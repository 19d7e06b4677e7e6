import { useTranslation } from 'react-i18next';
import { AddressDisplay } from '#design-system/address-display';
import { Amount } from '#design-system/amount';
import { KeyValueList } from '#design-system/key-value-list';
import { useCryptoScale } from '../api/currencies.ts';
import type { WithdrawalCheck } from '../api/withdrawal.ts';

/** What arrives where, for the question for a second factor. */
export function WithdrawalSummary({ check }: { check: WithdrawalCheck }) {
  const { t } = useTranslation('wallet-withdraw');
  const { currency, received, address, memo, label, resembles } = check;
  const scale = useCryptoScale(currency);
  return (
    <KeyValueList
      items={[
        {
          id: 'arrives',
          label: t('terms.arrives'),
          value: <Amount value={received} currency={currency} scale={scale} minDigits={2} unmasked />,
        },
        {
          id: 'to',
          label: label === null ? t('confirm.to') : t('confirm.to-saved', { label }),
          value: (
            <AddressDisplay
              address={address}
              unlike={resembles ?? undefined}
              unlikeLabel={(parts) => t('look-alike.parts', { parts })}
            />
          ),
        },
        ...(memo === '' ? [] : [{ id: 'memo', label: t('terms.memo'), value: memo }]),
      ]}
    />
  );
}
