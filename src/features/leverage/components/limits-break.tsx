import { useTranslation } from 'react-i18next';
import { Callout } from '#design-system/callout';
import { useDates } from '#platform/dates';

/** A running break, wherever the customer could want to enter a room. Nothing without one. */
export function LimitsBreak({ until }: { until: string | null }) {
  const { t } = useTranslation('leverage-limits');
  const dates = useDates();
  if (until === null) return null;
  return <Callout title={t('break.running', { moment: dates.moment(until) })}>{t('break.running-text')}</Callout>;
}
