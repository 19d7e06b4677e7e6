import { useTranslation } from 'react-i18next';
import { orderStatus } from '#contract/order-status';
import { AddressDisplay } from '#design-system/address-display';
import { Amount } from '#design-system/amount';
import { CopyButton } from '#design-system/copy-button';
import { KeyValueList, type KeyValueItem } from '#design-system/key-value-list';
import { useNetworkName } from '../api/currencies.ts';
import type { DepositRecord } from '../api/deposit.ts';

/** Everything known about a deposit: what was announced and credited, and where it came in. */
export function DepositFacts({ deposit }: { deposit: DepositRecord }) {
  const { t } = useTranslation('wallet-deposits');
  const { currency, scale, network, address, memo, transaction_id: transaction } = deposit;
  const networkName = useNetworkName();
  const amount = (value: string) => <Amount value={value} currency={currency} scale={scale} minDigits={2} />;
  const items: (KeyValueItem | false)[] = [
    { id: 'amount', label: t('deposits.amount'), value: amount(deposit.amount) },
    deposit.status !== orderStatus.ended && { id: 'fee', label: t('deposits.fee'), value: amount(deposit.fee) },
    deposit.status === orderStatus.completed && {
      id: 'received',
      label: t('deposits.received'),
      value: amount(deposit.received),
    },
    network !== null && { id: 'network', label: t('deposits.network'), value: networkName(currency, network) },
    address !== null && {
      id: 'address',
      label: t('deposits.address'),
      value: <AddressDisplay address={address} align="end" copyLabel={t('deposit.copy-address')} />,
    },
    memo !== null && {
      id: 'memo',
      label: t('deposits.memo'),
      value: (
        <span className="flex items-center justify-end gap-1" translate="no">
          {memo}
          <CopyButton text={memo} label={t('deposit.copy-memo')} />
        </span>
      ),
    },
    deposit.confirmations_needed > 0 &&
      transaction !== null && {
        id: 'confirmations',
        label: t('deposits.confirmations'),
        value: t('deposits.confirmations-of', {
          confirmations: deposit.confirmations,
          needed: deposit.confirmations_needed,
        }),
      },
  ];
  return <KeyValueList items={items.filter((item) => item !== false)} />;
}
