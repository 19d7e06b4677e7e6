import { useTranslation } from 'react-i18next';
import { Screen } from '#design-system/screen';
import { TopNav } from '#design-system/top-nav';
import { useBack } from '#platform/navigation';
import { useRecordOf } from '#platform/record-of';
import { RecordPage } from '../components/record-page.tsx';
import { Records } from '../components/records.tsx';

/** The accepted orders, or with `sn` one of them. */
export default function RecordsScreen() {
  const { t } = useTranslation(['counters-exchange', 'common']);
  const back = useBack('/counter');
  const { shown, open, close } = useRecordOf('/counter/records', 'sn');
  return (
    <Screen
      nav={
        <TopNav
          title={shown === null ? t('records.title') : t('records.one', { sn: shown })}
          back={{ label: t('common:action.back'), onClick: shown === null ? back : close }}
        />
      }
    >
      {shown === null ? <Records onOpen={open} /> : <RecordPage key={shown} sn={shown} />}
    </Screen>
  );
}
