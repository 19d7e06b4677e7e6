import { useTranslation } from 'react-i18next';
import { realStatus } from '#contract/fields';
import { useCustomer } from '#platform/session';

interface VerificationPrompt {
  /** The customer can only wait. */
  isInReview: boolean;
  title: string;
  /** On the button that leads to `href`. */
  label: string;
  href: string;
}

/** Returns what a customer who isn't verified can do about it; null for everyone else. */
export function useVerificationPrompt(): VerificationPrompt | null {
  const { t } = useTranslation('forms');
  const status = useCustomer()?.real.status;
  if (status === realStatus.verified) return null;
  const isInReview = status === realStatus.inReview;
  return {
    isInReview,
    title: t(isInReview ? 'verification.in-review' : 'verification.needed'),
    label: t(isInReview ? 'verification.view' : 'verification.verify'),
    href: '/user/auth',
  };
}
