import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { Button } from '#design-system/button';
import { EmptyState } from '#design-system/empty-state';
import { ErrorState } from '#design-system/error-state';
import { Screen } from '#design-system/screen';
import { Skeleton, SkeletonGroup, SkeletonRows } from '#design-system/skeleton';
import { TopNav } from '#design-system/top-nav';
import { useAge } from '#platform/age';
import { useDisplayCurrency } from '#platform/display-currency';
import { useErrorMessages } from '#platform/error-messages';
import { useBack } from '#platform/navigation';
import { useAssets } from '../api/balance.ts';
import { CryptoWallet } from '../components/crypto-wallet.tsx';
import { CryptoWallets } from '../components/crypto-wallets.tsx';
import { ValueLinePlace } from '../components/value-line.tsx';

export default function CryptoScreen() {
  const { t } = useTranslation(['wallet', 'wallet-assets']);
  const code = useParams().name?.toUpperCase();
  const back = useBack('/assets');
  const problems = useErrorMessages();
  const currency = useDisplayCurrency();
  const read = useAssets(currency);
  const { data, error } = read;
  const age = useAge(read);
  const row = data?.rows.find((each) => each.kind === 'crypto' && each.currency === code);

  const body = () => {
    if (code === undefined) return <CryptoWallets />;
    if (data && row) {
      return <CryptoWallet key={code} row={row} currency={data.currency} worthScale={data.display_scale} age={age} />;
    }
    if (data) {
      return (
        <EmptyState
          illustration="lens"
          title={t('wallet-assets:wallet.unknown.title', { currency: code })}
          action={<Button href="/wallet/crypto">{t('wallet-assets:wallet.unknown.action')}</Button>}
        >
          {t('wallet-assets:wallet.unknown.text')}
        </EmptyState>
      );
    }
    if (error) return <ErrorState {...problems.state(t('assets.error'), read)} />;
    return (
      <>
        <SkeletonGroup>
          <Skeleton width="third" />
          <Skeleton shape="figure" width="half" />
          <Skeleton width="half" />
        </SkeletonGroup>
        <ValueLinePlace />
        <SkeletonRows count={3} />
      </>
    );
  };

  return (
    <Screen
      tabs
      nav={<TopNav title={code === undefined ? t('wallet-assets:wallets.title') : (row?.name ?? code)} onBack={back} />}
    >
      {body()}
    </Screen>
  );
}
