import { useTranslation } from 'react-i18next';
import { Timeline, type TimelineProps } from '#design-system/timeline';

/** The steps of an order or a request, with the words for their states that all of them share. */
export function Steps(props: Omit<TimelineProps, 'labels'>) {
  const { t } = useTranslation('forms');
  return (
    <Timeline
      {...props}
      labels={{
        done: t('step-state.done'),
        current: t('step-state.current'),
        upcoming: t('step-state.upcoming'),
        failed: t('step-state.failed'),
      }}
    />
  );
}
