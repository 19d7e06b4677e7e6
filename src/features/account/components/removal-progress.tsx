import { useTranslation } from 'react-i18next';
import { Heading, Text } from '#design-system/text';
import { Steps } from '#forms/steps';
import { useDates } from '#platform/dates';
import type { RemovalState } from '../api/lost-authenticator.ts';

interface RemovalProgressProps {
  removal: NonNullable<RemovalState['removal']>;
  /** What came of the customer's request; null if there was one before. */
  outcome: 'received' | 'repeated' | null;
}

/** An open request: what comes next, and when. */
export function RemovalProgress({ removal, outcome }: RemovalProgressProps) {
  const { t } = useTranslation('account');
  const dates = useDates();
  const { state, proof, waiting_days: days, requested_at: requested, due_at: due } = removal;
  const isApproved = state === 'waiting';
  return (
    <>
      <div role="status" className="flex flex-col gap-1">
        <Heading level={2}>{t(`lost.${outcome ?? 'repeated'}.title`)}</Heading>
        {outcome === 'repeated' && <Text tone="muted">{t('lost.repeated.text')}</Text>}
        <Text tone="muted">{t(`lost.state.${state}`)}</Text>
        {proof === 'email' && <Text tone="muted">{t('lost.then')}</Text>}
      </div>
      <Steps
        label={t('lost.progress')}
        steps={[
          { id: 'requested', title: t('lost.step.requested'), time: dates.moment(requested), state: 'done' },
          { id: 'review', title: t('lost.step.review'), state: isApproved ? 'done' : 'current' },
          {
            id: 'waiting',
            title: t('lost.step.waiting', { count: days }),
            state: isApproved ? 'current' : 'upcoming',
          },
          {
            id: 'removed',
            title: t('lost.step.removed'),
            time: due === null ? undefined : dates.moment(due),
            state: 'upcoming',
          },
        ]}
      />
    </>
  );
}
