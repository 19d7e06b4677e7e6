import { useTranslation } from 'react-i18next';
import { Screen } from '#design-system/screen';
import { TopNav } from '#design-system/top-nav';
import { useBack } from '#platform/navigation';
import { useRecordOf } from '#platform/record-of';
import { RecordPage } from '../components/record-page.tsx';
import { Records } from '../components/records.tsx';

/** The conversions, or with `number` one of them. */
export default function RecordsScreen() {
  const { t } = useTranslation(['flash', 'common']);
  const back = useBack('/flash-exchange');
  const { shown, open, close } = useRecordOf('/flash/records', 'number');
  return (
    <Screen
      nav={
        <TopNav
          title={shown === null ? t('records.title') : t('records.one', { number: shown })}
          back={{ label: t('common:action.back'), onClick: shown === null ? back : close }}
        />
      }
    >
      {shown === null ? <Records onOpen={open} /> : <RecordPage key={shown} number={shown} />}
    </Screen>
  );
}
