import { ListOrdered } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { ErrorState } from '#design-system/error-state';
import { IconButton } from '#design-system/icon-button';
import { Icon } from '#design-system/icon';
import { Screen } from '#design-system/screen';
import { SkeletonRows } from '#design-system/skeleton';
import { TopNav } from '#design-system/top-nav';
import { useErrorMessages } from '#platform/error-messages';
import { useBack } from '#platform/navigation';
import { useCryptos } from '../api/currencies.ts';
import { DepositForm } from '../components/deposit-form.tsx';
import { DepositStatus } from '../components/deposit-status.tsx';

/** The default: a stable price makes a deposit easy to follow. */
const firstCurrency = 'USDT';

export default function DepositScreen() {
  const { t } = useTranslation(['wallet', 'common']);
  const { name } = useParams();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const back = useBack('/assets');
  const problems = useErrorMessages();
  const read = useCryptos();
  const { data, error } = read;
  const code = name?.toUpperCase() ?? firstCurrency;
  const crypto = data?.items.find(({ currency }) => currency === code) ?? data?.items[0];
  const sn = query.get('sn');
  // The URL holds the currency and the submitted deposit, so that a reload shows the same.
  const open = (currency: string, submitted?: string): void =>
    void navigate(`/wallet/up/${currency}${submitted === undefined ? '' : `?sn=${submitted}`}`, { replace: true });

  const body = () => {
    if (sn !== null) return <DepositStatus sn={sn} onAnother={() => open(code)} />;
    if (crypto) {
      return (
        <DepositForm
          key={crypto.currency}
          cryptos={data?.items ?? []}
          crypto={crypto}
          amount={query.get('amount') ?? ''}
          onCurrency={(currency) => open(currency)}
          onSubmitted={(deposit) => open(deposit.currency, deposit.sn)}
        />
      );
    }
    if (error) return <ErrorState {...problems.state(t('deposit.error'), read)} />;
    return <SkeletonRows label={t('common:state.loading')} count={4} />;
  };

  return (
    <Screen
      nav={
        <TopNav
          title={t('deposit.title')}
          back={{ label: t('common:action.back'), onClick: back }}
          actions={
            <IconButton label={t('deposits.title')} href="/wallet/up/record" icon={<Icon icon={ListOrdered} />} />
          }
        />
      }
    >
      {body()}
    </Screen>
  );
}
