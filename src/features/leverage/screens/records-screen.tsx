import { Gauge } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Icon } from '#design-system/icon';
import { IconButton } from '#design-system/icon-button';
import { Screen } from '#design-system/screen';
import { TopNav } from '#design-system/top-nav';
import { useBack } from '#platform/navigation';
import { useRecordOf } from '#platform/record-of';
import { Records } from '../components/records.tsx';
import { RecordPage } from '../components/record-page.tsx';
import { useLimitsSheet } from '../components/use-limits-sheet.tsx';

/** The leverage orders, or with `number` one of them. */
export default function RecordsScreen() {
  const { t } = useTranslation(['leverage', 'leverage-limits', 'common']);
  const back = useBack('/trading?tab=leverage');
  const limits = useLimitsSheet();
  const { shown, open, close } = useRecordOf('/leverage/record', 'number');
  return (
    <Screen
      nav={
        <TopNav
          title={shown === null ? t('records.title') : t('records.one', { number: shown })}
          back={{ label: t('common:action.back'), onClick: shown === null ? back : close }}
          actions={
            shown === null && (
              <IconButton label={t('leverage-limits:title')} icon={<Icon icon={Gauge} />} onClick={limits.open} />
            )
          }
        />
      }
    >
      {shown === null ? <Records onOpen={open} /> : <RecordPage key={shown} number={shown} />}
      {limits.sheet}
    </Screen>
  );
}
