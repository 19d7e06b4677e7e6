import { useTranslation } from 'react-i18next';
import { realStatus } from '#contract/fields';
import { Button } from '#design-system/button';
import { Callout } from '#design-system/callout';
import { useCustomer } from '#platform/session';

/** Says, before the first deposit, that a withdrawal by bank needs verification. */
export function VerificationCallout() {
  const { t } = useTranslation('bank');
  const status = useCustomer()?.real.status;
  if (status === realStatus.verified) return null;
  const isInReview = status === realStatus.inReview;
  return (
    <Callout
      title={t(isInReview ? 'verification.in-review' : 'verification.needed')}
      action={
        <Button size="small" href="/user/auth">
          {t(isInReview ? 'verification.view' : 'verification.verify')}
        </Button>
      }
    >
      {t('verification.text')}
    </Callout>
  );
}
