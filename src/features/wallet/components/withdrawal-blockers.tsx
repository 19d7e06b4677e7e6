import { useTranslation } from 'react-i18next';
import type { ResponseOf } from '#contract/index';
import { isPositive, isZero, max, subtract } from '#contract/money';
import { Amount } from '#design-system/amount';
import { Button } from '#design-system/button';
import { Callout } from '#design-system/callout';
import { useVerificationPrompt } from '#forms/verification-prompt';
import { WithdrawalHold } from '#forms/withdrawal-hold';
import { useDates } from '#platform/dates';
import { richText } from '#platform/rich-text';
import { nextLimitDay } from '#platform/server-clock';
import { useCustomer } from '#platform/session';
import { useWithdrawalsHeld } from '#platform/withdrawals-held';

export type Limit = NonNullable<ResponseOf<'GET wallet/limits'>['unverified']>;

/** Returns what the daily limit leaves. */
export const leftOf = ({ amount, used }: Limit): string => max(subtract(amount, used), '0');

interface WithdrawalBlockersProps {
  limit: Limit | null;
  currency: string;
  available: string;
  /** An ordinary currency that the customer has instead of any crypto. */
  fiat: string | null;
}

/** What stands in the way of a withdrawal, with what to do about it, before anything is typed. */
export function WithdrawalBlockers({ limit, currency, available, fiat }: WithdrawalBlockersProps) {
  const { t } = useTranslation('wallet-withdraw');
  const info = useCustomer();
  const isHeld = useWithdrawalsHeld(info);
  if (!info) return null;
  return (
    <>
      <WithdrawalHold info={info} />
      {!isPositive(available) && (
        <Callout
          title={t('empty.title', { currency })}
          action={
            <Button size="small" href={fiat === null ? `/wallet/crypto/${currency}` : `/bank/draw/${fiat}`}>
              {fiat === null ? t('empty.view', { currency }) : t('empty.withdraw-fiat', { fiat })}
            </Button>
          }
        >
          {fiat === null ? t('empty.text') : t('empty.fiat', { fiat })}
        </Callout>
      )}
      {!info.fund_password && (
        <Callout
          tone="caution"
          title={t('fund-password.title')}
          action={
            <Button size="small" href="/wallet/trading-password">
              {t('fund-password.set')}
            </Button>
          }
        >
          {t('fund-password.text')}
        </Callout>
      )}
      {limit && <DailyLimit limit={limit} isHeld={isHeld} />}
    </>
  );
}

/** What an unverified customer can withdraw today. */
function DailyLimit({ limit, isHeld }: { limit: Limit; isHeld: boolean }) {
  const { t } = useTranslation('wallet-withdraw');
  const dates = useDates();
  const verification = useVerificationPrompt();
  const left = leftOf(limit);
  const amountOf = (value: string) => (
    <Amount value={value} currency={limit.currency} scale={2} minDigits={0} size="small" unmasked />
  );
  const state = isZero(limit.amount) ? 'none' : isPositive(left) ? 'left' : 'used-up';
  // Nothing can be withdrawn anyway.
  if (state === 'left' && isHeld) return null;
  return (
    <Callout
      tone={state === 'left' ? 'info' : 'caution'}
      title={richText(t(`limit.${state}.title`), { left: amountOf(left), limit: amountOf(limit.amount) })}
      action={
        verification && (
          <Button size="small" href={verification.href}>
            {verification.label}
          </Button>
        )
      }
    >
      {verification?.isInReview
        ? t('limit.in-review')
        : richText(t(`limit.${state}.text`, { clock: dates.time(nextLimitDay()) }), {
            left: amountOf(left),
            limit: amountOf(limit.amount),
          })}
    </Callout>
  );
}
