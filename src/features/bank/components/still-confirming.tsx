import { useTranslation } from 'react-i18next';
import { Amount } from '#design-system/amount';
import { Callout } from '#design-system/callout';
import { Stat } from '#design-system/stat';

interface StillConfirmingProps {
  kind: 'deposit' | 'withdrawal';
  amount: string;
  currency: string;
  scale: number;
}

/** Says that what was sent may have been received: sending it again is safe. */
export function StillConfirming({ kind, amount, currency, scale }: StillConfirmingProps) {
  const { t } = useTranslation('bank');
  return (
    <>
      <Stat label={t(`kind.${kind}`)}>
        <Amount value={amount} currency={currency} scale={scale} size="x-large" unmasked />
      </Stat>
      <Callout tone="caution" title={t(`uncertain.${kind}`)} announce>
        {t('uncertain.text')}
      </Callout>
    </>
  );
}
