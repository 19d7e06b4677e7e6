import { useTranslation } from 'react-i18next';
import { realStatus } from '#contract/fields';
import { Callout } from '#design-system/callout';
import type { Verification } from '../api/verification.ts';
import { VerificationDone } from './verification-done.tsx';
import { VerificationFacts } from './verification-facts.tsx';
import { VerificationForm } from './verification-form.tsx';
import { VerificationReview } from './verification-review.tsx';

const titles = {
  [realStatus.none]: null,
  [realStatus.verified]: 'verified.title',
  [realStatus.inReview]: 'review.title',
  [realStatus.returned]: 'returned.title',
} as const;

/** Shows the form, the review or the outcome, by the state of the verification. */
export function VerificationBody({ verification }: { verification: Verification }) {
  const { t } = useTranslation('identity');
  const title = titles[verification.status];
  return (
    <>
      <span role="status" className="sr-only">
        {title && t(title)}
      </span>
      <State verification={verification} />
    </>
  );
}

function State({ verification }: { verification: Verification }) {
  const { t } = useTranslation('identity');
  const { status, reason } = verification;
  if (status === realStatus.verified) return <VerificationDone verification={verification} />;
  if (status === realStatus.inReview) return <VerificationReview verification={verification} />;
  const isReturned = status === realStatus.returned;
  // A draft of an earlier submission must not replace what was submitted since.
  const draftName = isReturned ? `identity-${verification.submitted_at}` : 'identity';
  return (
    <>
      {isReturned && (
        <Callout tone="caution" title={t('returned.title')}>
          <p>{t('returned.text', { reason })}</p>
          <p>{t('returned.again')}</p>
        </Callout>
      )}
      <VerificationFacts minutes={verification.review_minutes} />
      <VerificationForm
        key={draftName}
        title={isReturned ? t('returned.form') : t('form.title')}
        returned={verification.returned}
        draftName={draftName}
      />
    </>
  );
}
