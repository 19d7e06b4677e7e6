import { useTranslation } from 'react-i18next';
import { Screen } from '#design-system/screen';
import { TopNav } from '#design-system/top-nav';
import { type ScreenProps, useBackPath } from '#platform/back-path';
import { useBack } from '#platform/navigation';
import { useRecordOf } from '#platform/record-of';
import { DepositList } from '../components/deposit-list.tsx';
import { DepositPage } from '../components/deposit-page.tsx';

/** The deposits, or with `sn` one of them. */
export default function DepositsScreen({ isOpenPath }: ScreenProps) {
  const { t } = useTranslation(['wallet', 'common']);
  const back = useBack('/assets');
  const backPath = useBackPath(isOpenPath);
  const { shown, open, close } = useRecordOf('/wallet/up/record', 'sn');
  return (
    <Screen
      nav={
        <TopNav
          title={shown === null ? t('deposits.title') : t('status.title', { number: shown })}
          back={{ label: t('common:action.back'), onClick: shown === null ? back : close }}
        />
      }
    >
      {shown === null ? <DepositList onOpen={open} /> : <DepositPage key={shown} sn={shown} back={backPath} />}
    </Screen>
  );
}
