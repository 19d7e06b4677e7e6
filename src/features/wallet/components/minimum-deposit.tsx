import { useTranslation } from 'react-i18next';
import type { ResponseOf } from '#contract/index';
import { Amount } from '#design-system/amount';
import { richText } from '#platform/rich-text';

type Crypto = ResponseOf<'GET wallet/cryptos'>['items'][number];

interface MinimumDepositProps {
  crypto: Crypto;
  network: Crypto['networks'][number];
}

/** The minimum that a network takes: "At least 0.002 ETH". */
export function MinimumDeposit({ crypto, network }: MinimumDepositProps) {
  const { t } = useTranslation('wallet');
  return richText(t('deposit.minimum'), {
    amount: (
      <Amount
        value={network.minimum_deposit}
        currency={crypto.currency}
        scale={crypto.display_scale}
        minDigits={0}
        size="small"
        unmasked
      />
    ),
  });
}
