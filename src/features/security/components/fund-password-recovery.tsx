import { useTranslation } from 'react-i18next';
import { BeforeChange } from '#forms/before-change';
import { CurrentPasswordField } from '#forms/current-password-field';
import { EmailedCodeField } from '#forms/emailed-code-field';
import { Failure } from '#forms/failure';
import { NewPasswordFields } from '#forms/new-password-fields';
import { SubmitAction } from '#forms/submit-action';
import { loadCommonPasswords } from '#platform/common-passwords';
import { clearDraft } from '#platform/draft';
import { useForm } from '#platform/form';
import { useCustomer } from '#platform/session';
import { resetFundPassword, sendFundPasswordCode } from '../api/reset-fund-password.ts';
import { useRepeatableChange } from '../api/use-repeatable-change.ts';
import { fundField } from '../model/fund-field.ts';

/** A new fund password in place of a lost one, with the login password and a code by email. */
export function FundPasswordRecovery({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('security');
  const info = useCustomer();
  const reset = useRepeatableChange('fund-password-recovered', resetFundPassword);
  const form = useForm({
    async rules() {
      const [{ fundPasswordRecoveryRules }, common] = await Promise.all([
        import('../model/password-forms.ts'),
        loadCommonPasswords(),
      ]);
      return fundPasswordRecoveryRules(common, info ?? {});
    },
    initial: { password: '', code: '', trading_password: '', confirm: '' },
    async submit(input) {
      await reset(input);
      clearDraft('fund-password-code');
      onDone();
    },
    codes: {
      'wrong-password': 'password',
      'email-code-wrong': 'code',
      'password-common': 'trading_password',
      'password-names-you': 'trading_password',
      'same-as-login-password': 'trading_password',
    },
  });
  return (
    <>
      <BeforeChange>{t('fund-password.recovery.before')}</BeforeChange>
      <form ref={form.ref} onSubmit={form.onSubmit} noValidate className="flex grow flex-col gap-5">
        <CurrentPasswordField field={form.field('password')} />
        <EmailedCodeField draft="fund-password-code" form={form} send={sendFundPasswordCode} />
        <NewPasswordFields
          purpose="fund"
          owner={info ?? {}}
          label={t('fund-password.new')}
          againLabel={t('fund-password.new-again')}
          field={fundField(form.field('trading_password'))}
          again={fundField(form.field('confirm'))}
        />
        <Failure of={form.failure} />
        <SubmitAction form={form}>{t('fund-password.recovery.submit')}</SubmitAction>
      </form>
    </>
  );
}
