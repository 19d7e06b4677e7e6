import { RotateCcwClock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Navigate, useParams, useSearchParams } from 'react-router-dom';
import { Button } from '#design-system/button';
import { EmptyState } from '#design-system/empty-state';
import { ErrorState } from '#design-system/error-state';
import { IconButton } from '#design-system/icon-button';
import { Icon } from '#design-system/icon';
import { Screen } from '#design-system/screen';
import { SkeletonRows } from '#design-system/skeleton';
import { TopNav } from '#design-system/top-nav';
import { useCurrencyFocus } from '#forms/currency-choice';
import { useErrorMessages } from '#platform/error-messages';
import { queryAmount } from '#platform/query-amount';
import { withQuery } from '#platform/with-query';
import { useBack, useLeave } from '#platform/navigation';
import { useResumableCall } from '#platform/resumable-call';
import { type ScreenProps, useBackPath } from '#platform/back-path';
import { useCryptos } from '../api/currencies.ts';
import { DepositForm } from '../components/deposit-form.tsx';

/** The default: a stable price makes a deposit easy to follow. */
const firstCurrency = 'USDT';

export default function DepositScreen({ isOpenPath }: ScreenProps) {
  const { t } = useTranslation(['wallet-deposits', 'wallet-recharge']);
  const { name } = useParams();
  const [query] = useSearchParams();
  const navigate = useLeave();
  const back = useBack('/assets');
  const backPath = useBackPath(isOpenPath);
  const problems = useErrorMessages();
  const read = useCryptos();
  const { data, error } = read;
  const code = name?.toUpperCase() ?? firstCurrency;
  const crypto =
    data?.items.find(({ currency }) => currency === code) ?? (name === undefined ? data?.items[0] : undefined);
  const call = useResumableCall('POST wallet/up');
  const currencyRef = useCurrencyFocus(crypto?.currency);
  const open = (path: string, parameters = {}): void => {
    navigate(withQuery(path, { ...parameters, back: backPath }), { replace: true });
  };

  const body = () => {
    const sent = call.pending?.currency ?? code;
    if (sent !== code) return <Navigate to={withQuery(`/wallet/up/${sent}`, { back: backPath })} replace />;
    if (crypto) {
      return (
        <DepositForm
          key={crypto.currency}
          cryptos={data?.items ?? []}
          crypto={crypto}
          currencyRef={currencyRef}
          amount={queryAmount(query) ?? ''}
          call={call}
          onCurrency={(currency) => open(`/wallet/up/${currency}`)}
          onSubmitted={({ sn }) => open('/wallet/up/record', { sn })}
        />
      );
    }
    if (data) {
      return (
        <EmptyState
          illustration="purse"
          title={t('wallet-recharge:crypto-none', { currency: code })}
          action={
            <Button href={withQuery('/recharge', { currency: code, amount: queryAmount(query), back: backPath })}>
              {t('wallet-recharge:see-ways')}
            </Button>
          }
        />
      );
    }
    if (error) return <ErrorState {...problems.state(t('deposit.error'), read)} />;
    return <SkeletonRows count={4} />;
  };

  return (
    <Screen
      nav={
        <TopNav
          title={t('deposit.title')}
          onBack={back}
          actions={
            <IconButton label={t('deposits.title')} href="/wallet/up/record" icon={<Icon icon={RotateCcwClock} />} />
          }
        />
      }
    >
      {body()}
    </Screen>
  );
}
