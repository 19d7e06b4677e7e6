import { Gauge } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Icon } from '#design-system/icon';
import { ListRow } from '#design-system/list-row';
import { useLimitsSheet } from './use-limits-sheet.tsx';

/** The way to the own limits and breaks among other settings. */
export function LimitsRow() {
  const { t } = useTranslation('leverage-limits');
  const limits = useLimitsSheet();
  return (
    <>
      <ListRow onClick={limits.open} start={<Icon icon={Gauge} />} title={t('title')} description={t('row')} />
      {limits.sheet}
    </>
  );
}
