import { useTranslation } from 'react-i18next';
import { TextField } from '#design-system/text-field';
import { BeforeChange } from '#forms/before-change';
import { EmailedCodeField } from '#forms/emailed-code-field';
import { Failure } from '#forms/failure';
import { NewPasswordFields } from '#forms/new-password-fields';
import { SubmitAction } from '#forms/submit-action';
import { loadCommonPasswords } from '#platform/common-passwords';
import { useForm } from '#platform/form';
import { loadNamespaces } from '#platform/i18n';
import { forgotPassword, resetPassword } from '../api/reset-password.ts';
import type { LoginStep } from './login-step.ts';

interface PasswordRecoveryProps {
  /** What was typed at the login. */
  identifier: string;
  /** Runs a login, and goes on with the second step where one is needed. */
  run(logIn: () => Promise<void>, isReset: true): Promise<void>;
}

/** A new password in place of a lost one, with a code by email. */
function PasswordRecovery({ identifier, run }: PasswordRecoveryProps) {
  const { t } = useTranslation(['account', 'account-login', 'forms', 'common']);
  const form = useForm({
    async rules() {
      const [{ recoveryRules }, common] = await Promise.all([
        import('../model/recovery-form.ts'),
        loadCommonPasswords(),
      ]);
      return recoveryRules(common);
    },
    initial: { identifier, code: '', password: '', confirm: '' },
    // What was typed at the login wins over a draft.
    draft: { name: 'recovery', fields: identifier === '' ? ['identifier'] : [], untilCleared: true },
    submit: (input) => run(() => resetPassword(input), true),
    codes: { 'email-code-wrong': 'code', 'password-common': 'password', 'password-names-you': 'password' },
  });
  return (
    <form ref={form.ref} onSubmit={form.onSubmit} noValidate className="flex grow flex-col gap-5">
      <BeforeChange>{t('recovery.text')}</BeforeChange>
      <TextField
        label={t('account-login:identifier')}
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        autoFocus
        {...form.field('identifier')}
      />
      <EmailedCodeField
        draft="recovery-code"
        form={form}
        to="identifier"
        send={forgotPassword}
        sentText={t('recovery.sent')}
      />
      <NewPasswordFields
        purpose="login"
        label={t('recovery.new')}
        againLabel={t('recovery.confirm')}
        field={form.field('password')}
        again={form.field('confirm')}
        owner={{ username: form.values.identifier, email: form.values.identifier }}
      />
      <Failure of={form.failure} />
      <SubmitAction form={form}>{t('recovery.submit')}</SubmitAction>
    </form>
  );
}

/** Returns the recovery with its texts loaded. */
export async function passwordRecovery(identifier: string, run: PasswordRecoveryProps['run']): Promise<LoginStep> {
  await loadNamespaces(['account', 'forms', 'errors']);
  return { title: 'forgot', content: <PasswordRecovery identifier={identifier} run={run} /> };
}
