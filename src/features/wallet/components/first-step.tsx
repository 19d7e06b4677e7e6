import { useTranslation } from 'react-i18next';
import { isZero } from '#contract/money';
import { Button } from '#design-system/button';
import { Card } from '#design-system/card';
import { Stack } from '#design-system/stack';
import { useDisplayCurrency } from '#platform/display-currency';
import { withQuery } from '#platform/with-query';
import { useTotal } from '../api/balance.ts';
import { useDepositInReview } from '../api/deposit-in-review.ts';

/** The first step for an account without money. */
export function FirstStep() {
  const { data } = useTotal(useDisplayCurrency());
  return data && isZero(data.total) && data.unpriced.length === 0 ? <Step /> : null;
}

function Step() {
  const { t } = useTranslation('wallet');
  const { deposit } = useDepositInReview();
  if (deposit === undefined) return null;
  return (
    <Card>
      <Stack gap={3}>
        <h2 className="text-16 font-medium">{t(deposit ? 'assets.on-its-way.title' : 'first-step.title')}</h2>
        <p className="text-14 text-muted">{t(deposit ? 'assets.on-its-way.text' : 'first-step.text')}</p>
        {deposit ? (
          <Button block href={withQuery('/wallet/up/record', { sn: deposit.sn })}>
            {t('assets.on-its-way.view')}
          </Button>
        ) : (
          <Button block href="/recharge">
            {t('action.deposit')}
          </Button>
        )}
      </Stack>
    </Card>
  );
}
