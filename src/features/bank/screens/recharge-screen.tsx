import { RotateCcwClock } from 'lucide-react';
import { queryAmount } from '#platform/query-amount';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { Button } from '#design-system/button';
import { EmptyState } from '#design-system/empty-state';
import { ErrorState } from '#design-system/error-state';
import { Icon } from '#design-system/icon';
import { IconButton } from '#design-system/icon-button';
import { Screen } from '#design-system/screen';
import { SkeletonRows } from '#design-system/skeleton';
import { Stack } from '#design-system/stack';
import { TopNav } from '#design-system/top-nav';
import { useCurrencyFocus } from '#forms/currency-choice';
import { useErrorMessages } from '#platform/error-messages';
import { useBack, useLeave } from '#platform/navigation';
import { useResumableCall } from '#platform/resumable-call';
import { useSupport } from '#platform/support';
import { useBank } from '../api/bank.ts';
import { RechargeForm } from '../components/recharge-form.tsx';
import { recordPath } from '../model/record-path.ts';

export default function RechargeScreen() {
  const { t } = useTranslation(['bank', 'common']);
  const [query] = useSearchParams();
  const navigate = useLeave();
  const back = useBack('/bank');
  const problems = useErrorMessages();
  const read = useBank();
  const { data, error } = read;
  const call = useResumableCall('POST bank/recharge');
  const support = useSupport('deposit');
  const open = (data?.items ?? []).filter(({ recharge }) => recharge);
  const requested = query.get('currency')?.toUpperCase();
  // One that was sent is still there when its currency takes no others.
  const wallet = call.pending
    ? data?.items.find(({ currency }) => currency === call.pending?.currency)
    : requested === undefined
      ? open[0]
      : open.find(({ currency }) => currency === requested);
  const currencyRef = useCurrencyFocus(wallet?.currency);
  const leaveTo = query.get('back');

  const choose = (currency: string): void => {
    const next = new URLSearchParams(query);
    next.set('currency', currency);
    // The amount was requested in the former one.
    next.delete('amount');
    navigate(`/bank/recharge?${next.toString()}`, { replace: true });
  };

  const body = () => {
    if (wallet) {
      return (
        <RechargeForm
          key={wallet.currency}
          wallets={open}
          wallet={wallet}
          currencyRef={currencyRef}
          amount={queryAmount(query) ?? ''}
          isVerificationNeeded={data?.verification_needed ?? false}
          call={call}
          onCurrency={choose}
          onSubmitted={({ sn }) => navigate(recordPath(sn, leaveTo), { replace: true })}
        />
      );
    }
    if (data) {
      return (
        <EmptyState
          illustration="purse"
          title={open.length > 0 ? t('recharge.none', { currency: requested }) : t('recharge.closed')}
          action={
            <Stack gap={2}>
              <Button href="/wallet/up">{t('recharge.crypto')}</Button>
              {support !== null && (
                <Button tone="quiet" href={support}>
                  {t('common:action.contact-support')}
                </Button>
              )}
            </Stack>
          }
        >
          {t('recharge.already-sent')}
        </EmptyState>
      );
    }
    if (error) return <ErrorState {...problems.state(t('error'), read)} />;
    return <SkeletonRows count={5} />;
  };

  return (
    <Screen
      busy={!data && !error}
      nav={
        <TopNav
          title={t('recharge.title')}
          onBack={back}
          actions={<IconButton label={t('records.title')} href="/bank/record" icon={<Icon icon={RotateCcwClock} />} />}
        />
      }
    >
      {body()}
    </Screen>
  );
}
