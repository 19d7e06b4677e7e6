import { useTranslation } from 'react-i18next';
import { ErrorState } from '#design-system/error-state';
import { Screen } from '#design-system/screen';
import { Skeleton, SkeletonGroup, SkeletonRows } from '#design-system/skeleton';
import { TopNav } from '#design-system/top-nav';
import { AgeNote } from '#forms/age-note';
import { useErrorMessages } from '#platform/error-messages';
import { useBack } from '#platform/navigation';
import { useBank } from '../api/bank.ts';
import { BankActions } from '../components/bank-actions.tsx';
import { CardList } from '../components/card-list.tsx';
import { VerificationCallout } from '../components/verification-callout.tsx';
import { WalletList } from '../components/wallet-list.tsx';

/** One per action above the balances. */
const tiles = ['recharge', 'draw', 'records', 'earnings'];

export default function BankScreen() {
  const { t } = useTranslation('bank');
  const back = useBack('/assets');
  const problems = useErrorMessages();
  const read = useBank();
  const { data, error } = read;
  return (
    <Screen busy={!data && !error} nav={<TopNav title={t('title')} onBack={back} />}>
      {data && <AgeNote of={read} />}
      {data && (
        <>
          {data.verification_needed && <VerificationCallout />}
          <BankActions wallets={data.items} />
          <WalletList wallets={data.items} />
        </>
      )}
      {!data && error && <ErrorState {...problems.state(t('error'), read)} />}
      {!data && !error && (
        <>
          <SkeletonGroup>
            <div className="grid grid-cols-4 gap-3">
              {tiles.map((tile) => (
                <span key={tile} className="h-14 overflow-hidden">
                  <Skeleton shape="block" />
                </span>
              ))}
            </div>
          </SkeletonGroup>
          <SkeletonRows count={3} />
        </>
      )}
      {(data ? data.items.length > 0 : !error) && <CardList />}
    </Screen>
  );
}
