import { useTranslation } from 'react-i18next';
import type { ResponseOf } from '#contract/index';
import { Amount } from '#design-system/amount';
import { richText } from '#platform/rich-text';

interface MinimumProps {
  crypto: ResponseOf<'GET wallet/cryptos'>['items'][number];
  amount: string;
}

/** The minimum that a network takes: "Minimum: 0.002 ETH". */
export function Minimum({ crypto, amount }: MinimumProps) {
  const { t } = useTranslation('wallet');
  return richText(t('network.minimum'), {
    amount: (
      <Amount value={amount} currency={crypto.currency} scale={crypto.scale} minDigits={0} size="small" unmasked />
    ),
  });
}
