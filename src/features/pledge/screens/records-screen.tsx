import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { RecordsScreen } from '#forms/records-screen';
import { RecordPage } from '../components/record-page.tsx';
import { Records } from '../components/records.tsx';
import { overviewPath, recordsPath } from '../model/paths.ts';

/** The customer's fixed terms, or with `number` one of them. */
export default function PledgeRecordsScreen() {
  const { t } = useTranslation('pledge');
  const location = useLocation();
  const isNew = (location.state as { isNew?: boolean } | null)?.isNew === true;
  return (
    <RecordsScreen
      address={[recordsPath, 'number']}
      otherwise={overviewPath}
      title={t('records.title')}
      titleOf={(number) => t('records.one', { number })}
    >
      {(shown, open) =>
        shown === null ? <Records onOpen={open} /> : <RecordPage key={shown} number={shown} isNew={isNew} />
      }
    </RecordsScreen>
  );
}
