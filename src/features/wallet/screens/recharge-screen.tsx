import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { ErrorState } from '#design-system/error-state';
import { Screen } from '#design-system/screen';
import { Section } from '#design-system/section';
import { SkeletonRows } from '#design-system/skeleton';
import { TopNav } from '#design-system/top-nav';
import { AgeNote } from '#forms/age-note';
import { VerificationNote } from '#forms/verification-note';
import { useErrorMessages } from '#platform/error-messages';
import { useBack } from '#platform/navigation';
import { type ScreenProps, useBackPath } from '#platform/back-path';
import { useBankWallets, useWallets } from '../api/recharge.ts';
import { RechargeNeed } from '../components/recharge-need.tsx';
import { RechargeMethods } from '../components/recharge-methods.tsx';
import { isOpenByBank, needOf, wayOf, type Wallet } from '../model/recharge.ts';

/** Choosing how to deposit: the currency that is needed first, then every other. */
export default function RechargeScreen({ isOpenPath }: ScreenProps) {
  const { t } = useTranslation('wallet-recharge');
  const back = useBack('/assets');
  const problems = useErrorMessages();
  const read = useWallets();
  const { data, error } = read;
  return (
    <Screen nav={<TopNav title={t('title')} onBack={back} />}>
      <VerificationNote />
      <AgeNote of={read} />
      {data && <Choice wallets={data.items} isOpenPath={isOpenPath} />}
      {!data && error && <ErrorState {...problems.state(t('error'), read)} />}
      {!data && !error && <SkeletonRows count={6} />}
    </Screen>
  );
}

function Choice({ wallets, isOpenPath }: ScreenProps & { wallets: readonly Wallet[] }) {
  const { t } = useTranslation('wallet-recharge');
  const [query] = useSearchParams();
  const need = needOf(query, useBackPath(isOpenPath));
  const bank = useBankWallets();
  const needed = wallets.find(({ currency }) => currency === need.currency);
  const canDeposit = (wallet: Wallet): boolean =>
    wayOf(wallet) === 'crypto' || !bank.data || isOpenByBank(bank.data, wallet.currency);
  const ways = (
    <RechargeMethods
      wallets={wallets.filter((wallet) => wallet !== needed)}
      need={need}
      first={needed && canDeposit(needed) ? wayOf(needed) : 'crypto'}
      bank={bank}
    />
  );
  if (!needed) return ways;
  return (
    <>
      <RechargeNeed wallet={needed} need={need} canDeposit={canDeposit(needed)} />
      <Section title={t('others')}>
        <p className="pb-2 text-14 text-muted">{t('others-text')}</p>
        {ways}
      </Section>
    </>
  );
}
