import { useTranslation } from 'react-i18next';
import { isZero } from '#contract/money';
import { Button } from '#design-system/button';
import { Card } from '#design-system/card';
import { Stack } from '#design-system/stack';
import { useDisplayCurrency } from '#platform/display-currency';
import { useTotal } from '../api/balance.ts';

/** The first step for an account without money. */
export function FirstStep() {
  const { t } = useTranslation('wallet');
  const { data } = useTotal(useDisplayCurrency());
  if (!data || !isZero(data.total) || data.unpriced.length > 0) return null;
  return (
    <Card>
      <Stack gap={3}>
        <h2 className="text-16 font-medium">{t('first-step.title')}</h2>
        <p className="text-14 text-muted">{t('first-step.text')}</p>
        <Button block href="/recharge">
          {t('action.deposit')}
        </Button>
      </Stack>
    </Card>
  );
}
