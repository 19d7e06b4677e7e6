import { RotateCcwClock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Navigate, useParams } from 'react-router-dom';
import { isPositive } from '#contract/money';
import { ErrorState } from '#design-system/error-state';
import { IconButton } from '#design-system/icon-button';
import { Icon } from '#design-system/icon';
import { Screen } from '#design-system/screen';
import { SkeletonRows } from '#design-system/skeleton';
import { TopNav } from '#design-system/top-nav';
import { AgeNote } from '#forms/age-note';
import { useCurrencyFocus } from '#forms/currency-choice';
import { useErrorMessages } from '#platform/error-messages';
import { useBack, useLeave } from '#platform/navigation';
import { useStore } from '#platform/store';
import { useAssets } from '../api/balance.ts';
import { useCryptos } from '../api/currencies.ts';
import { useLimits, useSavedAddresses } from '../api/withdrawal.ts';
import { leftOf, WithdrawalBlockers } from '../components/withdrawal-blockers.tsx';
import { WithdrawalForm } from '../components/withdrawal-form.tsx';
import { checkedCurrency, clearedDrafts } from '../model/withdrawal-draft.ts';

const nothing = { available: '0', held: '0', worth: '0' };

export default function WithdrawalScreen() {
  const { t } = useTranslation('wallet-withdraw');
  const { name } = useParams();
  const navigate = useLeave();
  const back = useBack('/assets');
  const problems = useErrorMessages();
  const cryptos = useCryptos();
  const limits = useLimits();
  const limit = limits.data?.unverified ?? null;
  // Balances with their worth in the currency of the limit.
  const assets = useAssets(limit?.currency ?? 'USD');
  const addresses = useSavedAddresses();
  const crypto = cryptos.data?.items.find(({ currency }) => currency === name?.toUpperCase());
  const cleared = useStore(clearedDrafts);
  const currencyRef = useCurrencyFocus(crypto?.currency);
  const reads = [cryptos, limits, assets, addresses];

  const body = () => {
    const failed = reads.find(({ data, error }) => !data && error);
    if (failed) return <ErrorState {...problems.state(t('error'), failed)} />;
    const [first] = cryptos.data?.items ?? [];
    if (!cryptos.data || !limits.data || !assets.data || !addresses.data || !first) {
      return <SkeletonRows count={4} />;
    }
    const { items } = cryptos.data;
    const { rows } = assets.data;
    const firstWith = (of: 'crypto' | 'fiat') =>
      rows.find(({ kind, available }) => kind === of && isPositive(available))?.currency ?? null;
    const balanceOf = (code: string) => rows.find(({ currency }) => currency === code) ?? nothing;
    if (!crypto) {
      // What was last checked, else what is worth most, which stands first.
      const code = checkedCurrency() ?? firstWith('crypto');
      const next = items.find(({ currency }) => currency === code) ?? first;
      return <Navigate to={`/wallet/down/${next.currency}`} replace />;
    }
    const balance = balanceOf(crypto.currency);
    return (
      <>
        <AgeNote of={assets} />
        <WithdrawalBlockers
          limit={limit}
          currency={crypto.currency}
          available={balance.available}
          fiat={firstWith('crypto') === null ? firstWith('fiat') : null}
        />
        <WithdrawalForm
          key={`${crypto.currency} ${cleared[crypto.currency] ?? 0}`}
          cryptos={items}
          crypto={crypto}
          currencyRef={currencyRef}
          balance={balance}
          left={limit && leftOf(limit)}
          addresses={addresses.data}
          onCurrency={(currency) => navigate(`/wallet/down/${currency}`, { replace: true })}
        />
      </>
    );
  };

  return (
    <Screen
      nav={
        <TopNav
          title={t('title')}
          onBack={back}
          actions={
            <IconButton label={t('ended.records')} href="/wallet/down/record" icon={<Icon icon={RotateCcwClock} />} />
          }
        />
      }
    >
      {body()}
    </Screen>
  );
}
