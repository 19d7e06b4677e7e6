import { useTranslation } from 'react-i18next';
import { realStatus } from '#contract/fields';
import { isZero } from '#contract/money';
import { Amount } from '#design-system/amount';
import { TextLink } from '#design-system/text-link';
import { richText } from '#platform/rich-text';
import { useCustomer } from '#platform/session';
import { useSite } from '#platform/site';

/** How much crypto can be withdrawn each day without verification: nothing, an amount, or not known yet. */
export function useUnverifiedLimit() {
  const limit = useSite().data?.unverified_daily_limit;
  if (!limit) return null;
  return {
    isZero: isZero(limit.amount),
    amount: <Amount value={limit.amount} currency={limit.currency} scale={0} size="small" unmasked />,
  };
}

/** Says what a customer who isn't verified can withdraw, and where to change that. */
export function VerificationNote() {
  const { t } = useTranslation('forms');
  const info = useCustomer();
  const limit = useUnverifiedLimit();
  if (!info || info.real.status === realStatus.verified || !limit) return null;
  return (
    <p className="text-14 text-muted">
      {richText(t(limit.isZero ? 'verification.always' : 'verification.above-limit'), {
        amount: limit.amount,
        link: <TextLink href="/user/auth">{null}</TextLink>,
      })}
    </p>
  );
}
