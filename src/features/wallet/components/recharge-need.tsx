import { useTranslation } from 'react-i18next';
import { Amount } from '#design-system/amount';
import { Button } from '#design-system/button';
import { Callout } from '#design-system/callout';
import { Card } from '#design-system/card';
import { CurrencyIcon } from '#design-system/currency-icon';
import { Stack } from '#design-system/stack';
import { Stat } from '#design-system/stat';
import { richText } from '#platform/rich-text';
import { depositAddress, wayOf, type Need, type Wallet } from '../model/recharge.ts';

interface RechargeNeedProps {
  wallet: Wallet;
  need: Need;
  canDeposit: boolean;
}

/** The currency that is needed, how much of it, and the way to deposit it. */
export function RechargeNeed({ wallet, need, canDeposit }: RechargeNeedProps) {
  const { t } = useTranslation('wallet-recharge');
  const { currency, name, available, scale } = wallet;
  if (!canDeposit) return <Callout title={t('unavailable.title', { currency })}>{t('unavailable.text')}</Callout>;
  const balance = (
    <span className="text-muted">
      {richText(t('available'), {
        amount: <Amount value={available} currency={currency} scale={scale} minDigits={2} size="small" tone="muted" />,
      })}
    </span>
  );
  return (
    <Card>
      <Stack>
        <div className="flex items-start justify-between gap-4">
          {need.amount === null ? (
            <Stat label={name} description={balance}>
              <span className="text-28 font-medium">{currency}</span>
            </Stat>
          ) : (
            <Stat label={t('needed')} description={balance}>
              <Amount value={need.amount} currency={currency} scale={scale} minDigits={2} size="large" unmasked />
            </Stat>
          )}
          <CurrencyIcon code={currency} size="large" />
        </div>
        <Button tone="primary" size="large" block href={depositAddress(wallet, need)}>
          {t(`continue-${wayOf(wallet)}`, { currency })}
        </Button>
      </Stack>
    </Card>
  );
}
