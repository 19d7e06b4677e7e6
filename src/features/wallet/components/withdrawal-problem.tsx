import { useTranslation } from 'react-i18next';
import { Button } from '#design-system/button';
import { Callout } from '#design-system/callout';
import type { ApiError } from '#platform/api-error';
import { useErrorMessages } from '#platform/error-messages';

/** Why a withdrawal was refused, with the way to solve it where there is one. */
export function WithdrawalProblem({ error }: { error: ApiError }) {
  const { t } = useTranslation(['wallet-withdraw', 'forms']);
  const problems = useErrorMessages();
  const ways: Partial<Record<string, [href: string, label: string]>> = {
    'fund-password-missing': ['/wallet/trading-password', t('fund-password.set')],
    'verification-needed': ['/user/auth', t('forms:verification.verify')],
    'withdrawals-held': ['/security', t('problem.security')],
    'address-not-saved': ['/wallet/down', t('ended.form')],
    'insufficient-balance': ['/wallet/down', t('ended.form')],
    'network-paused': ['/wallet/down', t('ended.form')],
    'withdrawal-limit': ['/wallet/down/record', t('ended.records')],
    'idempotency-conflict': ['/wallet/down/record', t('ended.records')],
  };
  const [href, label] = ways[error.code ?? ''] ?? [];
  return (
    <Callout
      {...problems.callout(error)}
      action={
        href !== undefined && (
          <Button size="small" href={href}>
            {label}
          </Button>
        )
      }
    />
  );
}
