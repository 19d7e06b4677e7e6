import { useTranslation } from 'react-i18next';
import { orderStatus } from '#contract/fields';
import { AddressDisplay } from '#design-system/address-display';
import { Amount } from '#design-system/amount';
import { KeyValueList } from '#design-system/key-value-list';
import { Sheet } from '#design-system/sheet';
import { useNetworkName } from '../api/currencies.ts';
import type { DepositRecord } from '../api/deposit.ts';
import { DepositTimeline } from './deposit-timeline.tsx';

/** All details of a deposit. */
export function DepositDetails({ deposit, onClose }: { deposit: DepositRecord; onClose(): void }) {
  const { t } = useTranslation(['wallet', 'common']);
  const { currency, display_scale: scale, network, address } = deposit;
  const networkName = useNetworkName();
  return (
    <Sheet open onOpenChange={(isOpen) => !isOpen && onClose()} title={t('status.title', { number: deposit.sn })}>
      <DepositTimeline deposit={deposit} />
      <KeyValueList
        items={[
          {
            id: 'amount',
            label: t('deposits.amount'),
            value: <Amount value={deposit.amount} currency={currency} scale={scale} minDigits={2} />,
          },
          ...(deposit.status === orderStatus.ended
            ? []
            : [
                {
                  id: 'fee',
                  label: t('deposits.fee'),
                  value: <Amount value={deposit.fee} currency={currency} scale={scale} minDigits={2} />,
                },
                {
                  id: 'received',
                  label: t('deposits.received'),
                  value: <Amount value={deposit.received} currency={currency} scale={scale} minDigits={2} />,
                },
              ]),
          ...(network === null
            ? []
            : [{ id: 'network', label: t('deposits.network'), value: networkName(currency, network) }]),
          ...(address === null
            ? []
            : [
                {
                  id: 'address',
                  label: t('deposits.address'),
                  value: <AddressDisplay address={address} align="end" copyLabel={t('deposit.copy-address')} />,
                },
              ]),
        ]}
      />
    </Sheet>
  );
}
