import { useTranslation } from 'react-i18next';
import { RecordsScreen } from '#forms/records-screen';
import { RecordPage } from '../components/record-page.tsx';
import { Records } from '../components/records.tsx';

/** The accepted orders, or with `sn` one of them. */
export default function CounterRecordsScreen() {
  const { t } = useTranslation('counters-exchange');
  return (
    <RecordsScreen
      address={['/counter/records', 'sn']}
      otherwise="/counter"
      title={t('records.title')}
      titleOf={(sn) => t('records.one', { sn })}
    >
      {(shown, open) => (shown === null ? <Records onOpen={open} /> : <RecordPage key={shown} sn={shown} />)}
    </RecordsScreen>
  );
}
