import { useTranslation } from 'react-i18next';
import { Button } from '#design-system/button';
import { EmptyState } from '#design-system/empty-state';
import { useVerificationPrompt } from '#forms/verification-prompt';

/** In the place of the form that links a card: why only a verified customer can, and the way there. */
export function NeedsVerification() {
  const { t } = useTranslation('bank');
  const verification = useVerificationPrompt();
  if (!verification) return null;
  const { isInReview, title, label, href } = verification;
  return (
    <EmptyState
      illustration="lens"
      title={title}
      action={
        <Button tone="primary" href={href}>
          {label}
        </Button>
      }
    >
      {t(isInReview ? 'bind.in-review' : 'bind.verification')}
    </EmptyState>
  );
}
