import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { amountText } from '#design-system/amount';
import { Button } from '#design-system/button';
import { Callout } from '#design-system/callout';
import { clockText } from '#design-system/countdown-ring';
import { ScreenAction } from '#design-system/screen';
import { FundPasswordField } from '#forms/fund-password-field';
import { toApiError } from '#platform/api-error';
import { withConfirmation } from '#platform/confirmation';
import { useRemaining } from '#platform/countdown';
import { useForm } from '#platform/form';
import { useHoldInterruptions } from '#platform/interruptions';
import { useLocale } from '#platform/language';
import { useMoneyCall } from '#platform/money-call';
import { useCryptoScale } from '../api/currencies.ts';
import type { WithdrawalCheck } from '../api/withdrawal.ts';
import { isEnded } from './ended-check.tsx';
import { WithdrawalProblem } from './withdrawal-problem.tsx';
import { WithdrawalSummary } from './withdrawal-summary.tsx';
import { WithdrawalTerms } from './withdrawal-terms.tsx';

/** When it is said that the time runs out. */
const warnMs = 60_000;

interface ConfirmWithdrawalProps {
  hash: string;
  check: WithdrawalCheck;
  /** The hash confirms nothing anymore. */
  onEnded(): void;
  onConfirmed(sn: string): void;
}

/** A withdrawal in full, and the one button that confirms it. */
export function ConfirmWithdrawal({ hash, check, onEnded, onConfirmed }: ConfirmWithdrawalProps) {
  const { t } = useTranslation('wallet-withdraw');
  const { currency } = check;
  const scale = useCryptoScale(currency);
  const locale = useLocale();
  const { send, unresolved } = useMoneyCall('POST wallet/down');
  const remaining = useRemaining(check.until);
  const form = useForm({
    rules: async () => (await import('../model/confirm-form.ts')).checkConfirmation,
    initial: { fund_password: '' },
    codes: { 'fund-password-wrong': 'fund_password' },
    async submit({ fund_password }) {
      try {
        const { sn } = await withConfirmation(() => send({ hash, fund_password }), <WithdrawalSummary check={check} />);
        onConfirmed(sn);
      } catch (error) {
        if (isEnded(toApiError(error).code)) onEnded();
        throw error;
      }
    },
  });
  // Nothing covers what is being confirmed.
  useHoldInterruptions(true);
  const end = useEffectEvent(onEnded);
  const isOver = remaining === 0;
  useEffect(() => {
    if (isOver) end();
  }, [isOver]);
  // Also after a reload.
  const isUncertain = !form.isSubmitting && unresolved()?.hash === hash;
  const failure = isUncertain ? null : form.failure;

  return (
    <form ref={form.ref} onSubmit={form.onSubmit} noValidate className="flex grow flex-col gap-6">
      <WithdrawalTerms hash={hash} check={check} />
      <FundPasswordField field={form.field('fund_password')} recoverable />
      {isUncertain && (
        <Callout tone="caution" title={t('uncertain.title')} announce>
          {t('uncertain.text')}
        </Callout>
      )}
      {failure && !isEnded(failure.code) && <WithdrawalProblem error={failure} />}
      <ScreenAction>
        <Button type="submit" tone="primary" size="large" block busy={form.isSubmitting}>
          {isUncertain
            ? t('uncertain.again')
            : t('confirm.submit', { amount: amountText(check.amount, { locale, scale, minDigits: 2 }), currency })}
        </Button>
        <span role="status" className="sr-only">
          {remaining <= warnMs && !isOver && t('confirm.ending')}
        </span>
        <p role="timer" className="pt-2 text-center text-14 text-muted tabular-nums">
          {t('confirm.remaining', { clock: clockText(remaining) })}
        </p>
      </ScreenAction>
    </form>
  );
}
