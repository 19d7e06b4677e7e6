import { useTranslation } from 'react-i18next';
import { Button } from '#design-system/button';
import { EmptyState } from '#design-system/empty-state';
import { useDates } from '#platform/dates';

/** In place of a room during a break that the customer took. */
export function RoomBreak({ until }: { until: string }) {
  const { t } = useTranslation('leverage-room');
  const dates = useDates();
  return (
    <EmptyState
      illustration="path"
      title={t('break.title', { moment: dates.moment(until) })}
      action={<Button href="/leverage/record">{t('orders.all')}</Button>}
    >
      {t('break.text')}
    </EmptyState>
  );
}
