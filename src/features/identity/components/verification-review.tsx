import { useTranslation } from 'react-i18next';
import { Callout } from '#design-system/callout';
import { KeyValueList } from '#design-system/key-value-list';
import { RevealText } from '#design-system/masked-text';
import { Steps } from '#forms/steps';
import { useRemaining } from '#platform/countdown';
import { useDates } from '#platform/dates';
import { onDevice } from '#platform/server-clock';
import type { Verification } from '../api/verification.ts';

/** What was submitted, its progress, and when a decision is expected. */
export function VerificationReview({ verification }: { verification: Verification }) {
  const { t } = useTranslation(['identity', 'common']);
  const dates = useDates();
  const { full_name: name, submitted_at: submitted, expected_at: expected } = verification;
  const remaining = useRemaining(expected === null ? null : onDevice(expected), 10_000);
  const late = expected !== null && remaining === 0;
  return (
    <>
      <div className="flex flex-col gap-1">
        <h2 className="text-20 font-medium">{t('review.title')}</h2>
        <p className="text-muted">{t('review.text')}</p>
      </div>
      {late && <Callout>{t('review.late')}</Callout>}
      <Steps
        label={t('review.steps')}
        steps={[
          {
            id: 'received',
            title: t('review.received'),
            time: submitted === null ? undefined : dates.moment(submitted),
            state: 'done',
          },
          { id: 'reviewed', title: t('review.reviewed'), state: 'current' },
          {
            id: 'decided',
            title: t('review.decided'),
            description:
              expected === null || late ? undefined : t('review.expected', { moment: dates.moment(expected) }),
            state: 'upcoming',
          },
        ]}
      />
      {name !== null && (
        <KeyValueList
          items={[
            {
              id: 'name',
              label: t('record.name'),
              value: <RevealText text={name} showLabel={t('common:action.reveal')} />,
            },
          ]}
        />
      )}
    </>
  );
}
