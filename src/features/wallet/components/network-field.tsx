import { useTranslation } from 'react-i18next';
import type { ResponseOf } from '#contract/index';
import { isZero } from '#contract/money';
import { Amount } from '#design-system/amount';
import { NetworkPicker } from '#design-system/network-picker';
import { richText } from '#platform/rich-text';
import { Minimum } from './minimum.tsx';

type Crypto = ResponseOf<'GET wallet/cryptos'>['items'][number];
type Network = Crypto['networks'][number];

interface NetworkFieldProps {
  direction: 'deposit' | 'withdrawal';
  crypto: Crypto;
  value: string;
  error: string | undefined;
  onChange(network: string): void;
}

/** The terms of a network that differ between deposits, which are free, and withdrawals. */
const termsOf = (direction: NetworkFieldProps['direction'], network: Network) =>
  direction === 'deposit'
    ? { fee: '0', minimum: network.minimum_deposit, paused: network.deposits_paused }
    : { fee: network.withdrawal_fee, minimum: network.minimum_withdrawal, paused: network.withdrawals_paused };

/**
 * The network to send on, each with fee, time and minimum. Paused ones say why, and can be chosen only for a deposit: it may have
 * been sent before.
 */
export function NetworkField({ direction, crypto, value, error, onChange }: NetworkFieldProps) {
  const { t } = useTranslation('wallet');
  const isDeposit = direction === 'deposit';
  return (
    <NetworkPicker
      label={t('network.label')}
      hint={t(`network.hint-${direction}`)}
      error={error}
      value={value === '' ? null : value}
      onChange={onChange}
      changeLabel={t('network.change')}
      // Of a deposit, it shows beside the address once a network is chosen.
      caution={isDeposit && value === '' ? t('network.lost') : undefined}
      networks={crypto.networks.map((network) => {
        const { fee, minimum, paused } = termsOf(direction, network);
        return {
          id: network.id,
          name: network.name,
          fee: isZero(fee)
            ? t('network.no-fee')
            : richText(t('network.fee'), {
                amount: <Amount value={fee} currency={crypto.currency} scale={crypto.scale} minDigits={2} unmasked />,
              }),
          time: t('network.minutes', { count: network.minutes }),
          confirmations: isDeposit && t('network.confirmations', { count: network.confirmations }),
          minimum: <Minimum crypto={crypto} amount={minimum} />,
          disabled: paused !== null && !isDeposit,
          ...(paused && isDeposit && { description: t(`network.paused.${paused.reason}`) }),
          ...(paused && !isDeposit && { disabledReason: t(`network.paused.${paused.reason}`) }),
        };
      })}
    />
  );
}
