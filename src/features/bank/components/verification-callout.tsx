import { useTranslation } from 'react-i18next';
import { Button } from '#design-system/button';
import { Callout } from '#design-system/callout';
import { useVerificationPrompt } from '#forms/verification-prompt';

/** Says, before the first deposit, that a withdrawal by bank needs verification. */
export function VerificationCallout() {
  const { t } = useTranslation('bank');
  const verification = useVerificationPrompt();
  if (!verification) return null;
  const { isInReview, title, label, href } = verification;
  return (
    <Callout
      title={title}
      action={
        <Button size="small" href={href}>
          {label}
        </Button>
      }
    >
      {t(isInReview ? 'verification.in-review' : 'verification.needed')}
    </Callout>
  );
}
