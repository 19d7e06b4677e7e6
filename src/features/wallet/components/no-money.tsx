import { useTranslation } from 'react-i18next';
import { Button } from '#design-system/button';
import { EmptyState } from '#design-system/empty-state';
import { ErrorState } from '#design-system/error-state';
import { useErrorMessages } from '#platform/error-messages';
import { withQuery } from '#platform/with-query';
import { useDepositInReview } from '../api/deposit-in-review.ts';
import { AssetActions } from './asset-actions.tsx';
import { BankLink } from './bank-link.tsx';

/** An account without money: the deposit that is on its way, or the way to one. */
export function NoMoney() {
  const { t } = useTranslation('wallet');
  const { read, deposit } = useDepositInReview();
  const problems = useErrorMessages();
  if (deposit === undefined && !read.error) return null;
  return (
    <>
      <AssetActions />
      <BankLink />
      {deposit === undefined ? (
        // One could be on its way.
        <ErrorState scope="section" {...problems.state(t('assets.error'), read)} />
      ) : (
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
      )}
    </>
  );
}
