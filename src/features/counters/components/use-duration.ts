import { useTranslation } from 'react-i18next';
import { durationOf } from '../model/duration.ts';

/** Returns the function that writes a time in its largest unit. */
export function useDuration(): (seconds: number) => string {
  const { t } = useTranslation('counters-exchange');
  return (seconds) => {
    const { unit, count } = durationOf(seconds);
    return t(`duration.${unit}`, { count });
  };
}
