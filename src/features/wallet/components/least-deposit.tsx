import { useTranslation } from 'react-i18next';
import type { ResponseOf } from '#contract/index';
import { Amount } from '#design-system/amount';

type Crypto = ResponseOf<'GET wallet/cryptos'>['items'][number];

interface LeastDepositProps {
  crypto: Crypto;
  network: Crypto['networks'][number];
}

/** The least that a network takes: "At least 0.002 ETH". */
export function LeastDeposit({ crypto, network }: LeastDepositProps) {
  const { t } = useTranslation('wallet');
  return (
    <>
      {t('deposit.minimum')}{' '}
      <Amount
        value={network.minimum_deposit}
        currency={crypto.currency}
        scale={crypto.display_scale}
        leastDigits={0}
        size="small"
        unmasked
      />
    </>
  );
}
