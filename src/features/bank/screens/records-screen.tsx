import { useTranslation } from 'react-i18next';
import { Screen } from '#design-system/screen';
import { TopNav } from '#design-system/top-nav';
import { type ScreenProps, useBackPath } from '#platform/back-path';
import { useBack } from '#platform/navigation';
import { useRecordOf } from '#platform/record-of';
import { RecordPage } from '../components/record-page.tsx';
import { Records } from '../components/records.tsx';

/** The first letter of its number tells what it is. */
const kinds = { D: 'record.deposit', W: 'record.withdrawal' } as const;

/** The deposits and withdrawals by bank, or with `sn` one of them. */
export default function RecordsScreen({ isOpenPath }: ScreenProps) {
  const { t } = useTranslation(['bank', 'common']);
  const back = useBack('/bank');
  const next = useBackPath(isOpenPath);
  const { shown, open, close } = useRecordOf('/bank/record', 'sn');
  const titleOf = (number: string): string =>
    t(kinds[number.charAt(0) as keyof typeof kinds] ?? 'record.title', { number });
  return (
    <Screen
      nav={
        <TopNav
          title={shown === null ? t('records.title') : titleOf(shown)}
          back={{ label: t('common:action.back'), onClick: shown === null ? back : close }}
        />
      }
    >
      {shown === null ? <Records onOpen={open} /> : <RecordPage key={shown} sn={shown} back={next} />}
    </Screen>
  );
}
