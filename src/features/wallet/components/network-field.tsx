import { useTranslation } from 'react-i18next';
import type { ResponseOf } from '#contract/index';
import { NetworkPicker } from '#design-system/network-picker';
import { MinimumDeposit } from './minimum-deposit.tsx';

type Crypto = ResponseOf<'GET wallet/cryptos'>['items'][number];

interface NetworkFieldProps {
  crypto: Crypto;
  value: string;
  error: string | undefined;
  onChange(network: string): void;
}

/** The network to send on, each with confirmations, time and minimum. Deposits are free. */
export function NetworkField({ crypto, value, error, onChange }: NetworkFieldProps) {
  const { t } = useTranslation('wallet');
  return (
    <NetworkPicker
      label={t('deposit.network')}
      hint={t('deposit.network-hint')}
      error={error}
      value={value === '' ? null : value}
      onChange={onChange}
      changeLabel={t('deposit.change')}
      // Once chosen, it shows beside the address.
      caution={value === '' ? t('deposit.warning.text') : undefined}
      networks={crypto.networks.map((network) => ({
        id: network.id,
        name: network.name,
        fee: t('deposit.no-fee'),
        time: t('deposit.minutes', { count: network.minutes }),
        confirmations: t('deposit.confirmations', { count: network.confirmations }),
        minimum: <MinimumDeposit crypto={crypto} network={network} />,
      }))}
    />
  );
}
