import { useTranslation } from 'react-i18next';
import { RecordsScreen } from '#forms/records-screen';
import { type ScreenProps, useBackPath } from '#platform/back-path';
import { RecordPage } from '../components/record-page.tsx';
import { Records } from '../components/records.tsx';

/** The first letter of its number tells what it is. */
const kinds = { D: 'record.deposit', W: 'record.withdrawal' } as const;

/** The deposits and withdrawals by bank, or with `sn` one of them. */
export default function BankRecordsScreen({ isOpenPath }: ScreenProps) {
  const { t } = useTranslation('bank');
  const back = useBackPath(isOpenPath);
  return (
    <RecordsScreen
      address={['/bank/record', 'sn']}
      otherwise="/bank"
      title={t('records.title')}
      titleOf={(number) => t(kinds[number.charAt(0) as keyof typeof kinds] ?? 'record.title', { number })}
    >
      {(shown, open) =>
        shown === null ? <Records onOpen={open} /> : <RecordPage key={shown} sn={shown} back={back} />
      }
    </RecordsScreen>
  );
}
