import { useTranslation } from 'react-i18next';
import { RecordsScreen } from '#forms/records-screen';
import { RecordPage } from '../components/record-page.tsx';
import { Records } from '../components/records.tsx';

/** The conversions, or with `number` one of them. */
export default function FlashRecordsScreen() {
  const { t } = useTranslation('flash');
  return (
    <RecordsScreen
      address={['/flash/records', 'number']}
      otherwise="/flash-exchange"
      title={t('records.title')}
      titleOf={(number) => t('records.one', { number })}
    >
      {(shown, open) => (shown === null ? <Records onOpen={open} /> : <RecordPage key={shown} number={shown} />)}
    </RecordsScreen>
  );
}
