import { useTranslation } from 'react-i18next';
import { Button } from '#design-system/button';
import { EmptyState } from '#design-system/empty-state';
import { withQuery } from '#platform/with-query';
import { useDepositInReview } from '../api/deposit-in-review.ts';
import { AssetActions } from './asset-actions.tsx';
import { BankLink } from './bank-link.tsx';

/** An account without money: the deposit that is on its way, or the way to one. */
export function NoMoney() {
  const { t } = useTranslation('wallet');
  const deposit = useDepositInReview();
  if (deposit === undefined) return null;
  return (
    <>
      <AssetActions />
      <BankLink />
      <EmptyState
        illustration="purse"
        title={t(deposit ? 'assets.on-its-way.title' : 'assets.empty.title')}
        action={
          deposit ? (
            <Button href={withQuery('/wallet/up/record', { sn: deposit.sn })}>{t('assets.on-its-way.view')}</Button>
          ) : (
            <Button tone="primary" href="/recharge">
              {t('action.deposit')}
            </Button>
          )
        }
      >
        {t(deposit ? 'assets.on-its-way.text' : 'assets.empty.text')}
      </EmptyState>
    </>
  );
}
