import { useTranslation } from 'react-i18next';
import { Button } from '#design-system/button';
import { EmptyState } from '#design-system/empty-state';

/** Stands in for the rooms where the operator has them switched off. */
export function RoomsOff() {
  const { t } = useTranslation('leverage');
  return (
    <EmptyState
      illustration="ledger"
      title={t('trading.off.title')}
      action={<Button href="/leverage/record">{t('trading.off.action')}</Button>}
    >
      {t('trading.off.text')}
    </EmptyState>
  );
}
