import { useTranslation } from 'react-i18next';
import { Heading, Text } from '#design-system/text';
import { Steps } from '#forms/steps';
import { useDates } from '#platform/dates';
import type { RequestedRemoval } from '../api/lost-authenticator.ts';

/** The answer to a request: what comes next, and when. */
export function RemovalProgress({ removal }: { removal: RequestedRemoval }) {
  const { t } = useTranslation('account');
  const dates = useDates();
  const { state, requested_at: requested, due_at: due, repeated } = removal;
  const outcome = repeated ? 'repeated' : 'received';
  const isApproved = state === 'waiting';
  return (
    <>
      <div role="status" className="flex flex-col gap-1">
        <Heading level={2}>{t(`lost.${outcome}.title`)}</Heading>
        <Text tone="muted">{t(`lost.${outcome}.text`)}</Text>
      </div>
      <Steps
        label={t('lost.progress')}
        steps={[
          { id: 'requested', title: t('lost.step.requested'), time: dates.moment(requested), state: 'done' },
          { id: 'review', title: t('lost.step.review'), state: isApproved ? 'done' : 'current' },
          { id: 'waiting', title: t('lost.step.waiting'), state: isApproved ? 'current' : 'upcoming' },
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
