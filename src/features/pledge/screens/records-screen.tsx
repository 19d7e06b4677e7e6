import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { Screen } from '#design-system/screen';
import { TopNav } from '#design-system/top-nav';
import { useBack } from '#platform/navigation';
import { useRecordOf } from '#platform/record-of';
import { RecordPage } from '../components/record-page.tsx';
import { Records } from '../components/records.tsx';
import { overviewPath, recordsPath } from '../model/paths.ts';

/** The customer's fixed terms, or with `number` one of them. */
export default function RecordsScreen() {
  const { t } = useTranslation(['pledge', 'common']);
  const back = useBack(overviewPath);
  const location = useLocation();
  const isNew = (location.state as { isNew?: boolean } | null)?.isNew === true;
  const { shown, open, close } = useRecordOf(recordsPath, 'number');
  return (
    <Screen
      nav={
        <TopNav
          title={shown === null ? t('records.title') : t('records.one', { number: shown })}
          back={{ label: t('common:action.back'), onClick: shown === null ? back : close }}
        />
      }
    >
      {shown === null ? <Records onOpen={open} /> : <RecordPage key={shown} number={shown} isNew={isNew} />}
    </Screen>
  );
}
