import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#design-system/button';
import { EmptyState } from '#design-system/empty-state';
import { RecordList } from '#design-system/record-list';
import { Screen } from '#design-system/screen';
import { TopNav } from '#design-system/top-nav';
import { useDates } from '#platform/dates';
import { useListState } from '#platform/list-state';
import { useBack } from '#platform/navigation';
import { useDeposits, type DepositRecord } from '../api/deposit.ts';
import { DepositRow } from '../components/deposit-row.tsx';

const DepositDetails = lazy(async () => ({
  default: (await import('../components/deposit-details.tsx')).DepositDetails,
}));

export default function DepositsScreen() {
  const { t } = useTranslation(['wallet', 'common']);
  const back = useBack('/assets');
  const dates = useDates();
  const pages = useDeposits();
  const list = useListState(pages, t('deposits.error'));
  const [shown, setShown] = useState<DepositRecord | null>(null);

  return (
    <Screen nav={<TopNav title={t('deposits.title')} back={{ label: t('common:action.back'), onClick: back }} />}>
      <RecordList
        {...list}
        label={t('deposits.title')}
        getKey={({ sn }) => sn}
        getDay={(item) => dates.day(item.created_at)}
        empty={
          <EmptyState
            illustration="ledger"
            title={t('deposits.empty.title')}
            action={<Button href="/wallet/up">{t('action.deposit')}</Button>}
          >
            {t('deposits.empty.text')}
          </EmptyState>
        }
      >
        {(deposit) => <DepositRow deposit={deposit} onClick={() => setShown(deposit)} />}
      </RecordList>
      {shown && (
        <Suspense fallback={null}>
          <DepositDetails deposit={shown} onClose={() => setShown(null)} />
        </Suspense>
      )}
    </Screen>
  );
}
