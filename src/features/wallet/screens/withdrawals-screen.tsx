import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { Screen } from '#design-system/screen';
import { SkeletonRows } from '#design-system/skeleton';
import { TopNav } from '#design-system/top-nav';
import { useBack } from '#platform/navigation';
import { WithdrawalList, type WithdrawalKind } from '../components/withdrawal-list.tsx';

const WithdrawalDetails = lazy(async () => ({
  default: (await import('../components/withdrawal-details.tsx')).WithdrawalDetails,
}));

const path = '/wallet/down/record';

/** The withdrawals, or with `sn` one of them. */
export default function WithdrawalsScreen() {
  const { t } = useTranslation(['wallet-withdrawals', 'common']);
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const isFromList = (useLocation().state as { isFromList?: boolean } | null)?.isFromList === true;
  const back = useBack('/assets');
  const sn = query.get('sn');
  const fiat = query.get('fiat');
  const kind: WithdrawalKind = fiat === '0' || fiat === '1' ? fiat : 'all';
  const toList = (): void => void (isFromList ? navigate(-1) : navigate(path, { replace: true }));
  return (
    <Screen
      nav={
        <TopNav
          title={sn === null ? t('list.title') : t('one.title', { number: sn })}
          back={{ label: t('common:action.back'), onClick: sn === null ? back : toList }}
        />
      }
    >
      {sn === null ? (
        <WithdrawalList
          kind={kind}
          onKind={(next) => void navigate(next === 'all' ? path : `${path}?fiat=${next}`, { replace: true })}
          onOpen={(chosen) => void navigate(`${path}?sn=${chosen}`, { state: { isFromList: true } })}
        />
      ) : (
        <Suspense fallback={<SkeletonRows label={t('common:state.loading')} count={5} />}>
          <WithdrawalDetails key={sn} sn={sn} />
        </Suspense>
      )}
    </Screen>
  );
}
