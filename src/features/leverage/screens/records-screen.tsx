import { Gauge } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Icon } from '#design-system/icon';
import { IconButton } from '#design-system/icon-button';
import { RecordsScreen } from '#forms/records-screen';
import { RecordPage } from '../components/record-page.tsx';
import { Records } from '../components/records.tsx';
import { useLimitsSheet } from '../components/use-limits-sheet.tsx';

/** The leverage orders, or with `number` one of them. */
export default function LeverageRecordsScreen() {
  const { t } = useTranslation(['leverage', 'leverage-limits']);
  const limits = useLimitsSheet();
  return (
    <RecordsScreen
      address={['/leverage/record', 'number']}
      otherwise="/trading?tab=leverage"
      title={t('records.title')}
      actions={<IconButton label={t('leverage-limits:title')} icon={<Icon icon={Gauge} />} onClick={limits.open} />}
      titleOf={(number) => t('records.one', { number })}
    >
      {(shown, open) =>
        shown === null ? (
          <>
            <Records onOpen={open} />
            {limits.sheet}
          </>
        ) : (
          <RecordPage key={shown} number={shown} />
        )
      }
    </RecordsScreen>
  );
}
