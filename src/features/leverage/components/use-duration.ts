import { useTranslation } from 'react-i18next';
import { useLocale } from '#platform/language';
import { lengthOfTime } from '#platform/length-of-time';
import { hoursAndMinutes } from '../model/visit.ts';

/** Returns the function that writes a time in hours and minutes. */
export function useDuration(): (seconds: number) => string {
  const { t } = useTranslation('leverage-room');
  const locale = useLocale();
  return (seconds) => {
    const { hours, minutes } = hoursAndMinutes(seconds);
    if (hours === 0) return t('time.minutes', { count: minutes });
    return minutes === 0 ? lengthOfTime(hours * 3600, locale) : t('time.hours', { hours, minutes });
  };
}
