import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { SkeletonRows } from '#design-system/skeleton';
import { RecordsScreen } from '#forms/records-screen';
import { WithdrawalList } from '../components/withdrawal-list.tsx';

const WithdrawalPage = lazy(async () => ({
  default: (await import('../components/withdrawal-page.tsx')).WithdrawalPage,
}));

/** The withdrawals, or with `sn` one of them. */
export default function WithdrawalsScreen() {
  const { t } = useTranslation('wallet-withdrawals');
  return (
    <RecordsScreen
      address={['/wallet/down/record', 'sn']}
      otherwise="/assets"
      title={t('list.title')}
      titleOf={(number) => t('one.title', { number })}
    >
      {(shown, open) =>
        shown === null ? (
          <WithdrawalList onOpen={open} />
        ) : (
          <Suspense fallback={<SkeletonRows count={5} />}>
            <WithdrawalPage key={shown} sn={shown} />
          </Suspense>
        )
      }
    </RecordsScreen>
  );
}
