import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Screen } from '#design-system/screen';
import { SkeletonRows } from '#design-system/skeleton';
import { TopNav } from '#design-system/top-nav';
import { useBack } from '#platform/navigation';
import { useRecordOf } from '#platform/record-of';
import { WithdrawalList } from '../components/withdrawal-list.tsx';

const WithdrawalPage = lazy(async () => ({
  default: (await import('../components/withdrawal-page.tsx')).WithdrawalPage,
}));

/** The withdrawals, or with `sn` one of them. */
export default function WithdrawalsScreen() {
  const { t } = useTranslation(['wallet-withdrawals', 'common']);
  const back = useBack('/assets');
  const { shown, open, close } = useRecordOf('/wallet/down/record', 'sn');
  return (
    <Screen
      nav={
        <TopNav
          title={shown === null ? t('list.title') : t('one.title', { number: shown })}
          back={{ label: t('common:action.back'), onClick: shown === null ? back : close }}
        />
      }
    >
      {shown === null ? (
        <WithdrawalList onOpen={open} />
      ) : (
        <Suspense fallback={<SkeletonRows count={5} />}>
          <WithdrawalPage key={shown} sn={shown} />
        </Suspense>
      )}
    </Screen>
  );
}
