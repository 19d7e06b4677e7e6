import { useTranslation } from 'react-i18next';
import { realStatus } from '#contract/fields';
import { Button } from '#design-system/button';
import { EmptyState } from '#design-system/empty-state';
import { useCustomer } from '#platform/session';

/** In the place of the form that links a card: why only a verified customer can, and the way there. */
export function NeedsVerification() {
  const { t } = useTranslation('bank');
  const isInReview = useCustomer()?.real.status === realStatus.inReview;
  return (
    <EmptyState
      illustration="lens"
      title={t(isInReview ? 'verification.in-review' : 'verification.needed')}
      action={
        <Button tone="primary" href="/user/auth">
          {t(isInReview ? 'verification.view' : 'verification.verify')}
        </Button>
      }
    >
      {t(isInReview ? 'bind.in-review' : 'bind.verification')}
    </EmptyState>
  );
}
