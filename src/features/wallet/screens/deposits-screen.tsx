import { useTranslation } from 'react-i18next';
import { Button } from '#design-system/button';
import { EmptyState } from '#design-system/empty-state';
import { FilterBar } from '#design-system/filter-bar';
import { RecordList } from '#design-system/record-list';
import { Screen } from '#design-system/screen';
import { TopNav } from '#design-system/top-nav';
import { useDates } from '#platform/dates';
import { useListState } from '#platform/list-state';
import { type ScreenProps, useBackPath } from '#platform/back-path';
import { useBack } from '#platform/navigation';
import { useRecordOf } from '#platform/record-of';
import { useDeposits } from '../api/deposit.ts';
import { DepositRow } from '../components/deposit-row.tsx';
import { DepositStatus } from '../components/deposit-status.tsx';
import { useTransferKind } from '../components/use-transfer-kind.ts';

/** The deposits, or the one that the URL names. */
export default function DepositsScreen({ isOpenPath }: ScreenProps) {
  const back = useBackPath(isOpenPath);
  const { shown } = useRecordOf('/wallet/up/record', 'sn');
  return shown === null ? <DepositList /> : <OneDeposit sn={shown} back={back} />;
}

function OneDeposit({ sn, back }: { sn: string; back: string | null }) {
  const { t } = useTranslation(['wallet', 'common']);
  const { close } = useRecordOf('/wallet/up/record', 'sn');
  return (
    <Screen
      nav={
        <TopNav title={t('status.title', { number: sn })} back={{ label: t('common:action.back'), onClick: close }} />
      }
    >
      <DepositStatus sn={sn} back={back} />
    </Screen>
  );
}

function DepositList() {
  const { t } = useTranslation(['wallet', 'common']);
  const back = useBack('/assets');
  const dates = useDates();
  const { open } = useRecordOf('/wallet/up/record', 'sn');
  const kind = useTransferKind();
  const pages = useDeposits(kind.fiat);
  const list = useListState(pages, t('deposits.error'));
  const total = pages.first?.total;
  const isFiltered = kind.fiat !== undefined;

  return (
    <Screen nav={<TopNav title={t('deposits.title')} back={{ label: t('common:action.back'), onClick: back }} />}>
      {(isFiltered || total !== 0) && (
        <FilterBar
          label={t('deposits.filter')}
          quick={kind.filter}
          result={total === undefined ? '' : t('deposits.count', { count: total })}
        />
      )}
      <RecordList
        {...list}
        label={t('deposits.title')}
        getKey={({ sn }) => sn}
        getDay={(item) => dates.day(item.created_at)}
        empty={
          isFiltered ? (
            <EmptyState
              illustration="ledger"
              title={t('deposits.none-found')}
              action={<Button onClick={() => kind.filter.onChange('all')}>{t('deposits.show-all')}</Button>}
            />
          ) : (
            <EmptyState
              illustration="ledger"
              title={t('deposits.empty.title')}
              action={<Button href="/recharge">{t('action.deposit')}</Button>}
            >
              {t('deposits.empty.text')}
            </EmptyState>
          )
        }
      >
        {(deposit) => <DepositRow deposit={deposit} onClick={() => open(deposit.sn)} />}
      </RecordList>
    </Screen>
  );
}
