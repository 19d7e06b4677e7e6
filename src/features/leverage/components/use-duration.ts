import { useTranslation } from 'react-i18next';
import { hoursAndMinutes } from '../model/visit.ts';

/** Returns the function that writes a time in hours and minutes. */
export function useDuration(): (seconds: number) => string {
  const { t } = useTranslation('leverage-room');
  return (seconds) => {
    const { hours, minutes } = hoursAndMinutes(seconds);
    return hours === 0 ? t('time.minutes', { count: minutes }) : t('time.hours', { hours, minutes });
  };
}
