import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { Screen } from '#design-system/screen';
import { TopNav } from '#design-system/top-nav';
import { useBack } from '#platform/navigation';
import { RecordPage } from '../components/record-page.tsx';
import { Records } from '../components/records.tsx';
import { recordPath } from '../model/record-path.ts';

/** The first letter of its number tells what it is. */
const kinds = { D: 'record.deposit', W: 'record.withdrawal' } as const;

const list = '/bank/record';

export default function RecordsScreen() {
  const { t } = useTranslation(['bank', 'common']);
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const isFromList = (useLocation().state as { isFromList?: boolean } | null)?.isFromList === true;
  const back = useBack('/bank');
  const sn = query.get('sn');
  const toList = (): void => void (isFromList ? navigate(-1) : navigate(list, { replace: true }));
  const recordTitle = (number: string): string =>
    t(kinds[number.charAt(0) as keyof typeof kinds] ?? 'record.title', { number });
  const title = sn === null ? t('records.title') : recordTitle(sn);
  return (
    <Screen
      nav={<TopNav title={title} back={{ label: t('common:action.back'), onClick: sn === null ? back : toList }} />}
    >
      {sn === null ? (
        <Records onOpen={(chosen) => void navigate(recordPath(chosen), { state: { isFromList: true } })} />
      ) : (
        <RecordPage key={sn} sn={sn} back={query.get('back')} />
      )}
    </Screen>
  );
}
