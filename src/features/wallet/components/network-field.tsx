import { useTranslation } from 'react-i18next';
import type { AnswerOf } from '#contract/index';
import { Amount } from '#design-system/amount';
import { SelectField } from '#design-system/select-field';

type Crypto = AnswerOf<'GET wallet/cryptos'>['items'][number];

interface NetworkFieldProps {
  crypto: Crypto;
  value: string;
  error: string | undefined;
  onChange(network: string): void;
}

/** The network to send on, each with what it takes: confirmations, time, least amount. A deposit costs nothing. */
export function NetworkField({ crypto, value, error, onChange }: NetworkFieldProps) {
  const { t } = useTranslation('wallet');
  return (
    <SelectField
      label={t('deposit.network')}
      hint={t('deposit.network-hint')}
      error={error}
      value={value === '' ? null : value}
      placeholder={t('deposit.choose-network')}
      sheetTitle={t('deposit.network')}
      onChange={onChange}
      options={crypto.networks.map((network) => ({
        value: network.id,
        label: network.name,
        description: [
          t('deposit.no-fee'),
          t('deposit.confirmations', { count: network.confirmations }),
          t('deposit.minutes', { count: network.minutes }),
        ].join(' · '),
        end: (
          <span className="text-14 text-muted">
            {t('deposit.minimum')}{' '}
            <Amount value={network.minimum_deposit} scale={crypto.display_scale} leastDigits={0} size="small" unmasked />
          </span>
        ),
      }))}
    />
  );
}
