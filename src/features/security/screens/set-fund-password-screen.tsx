import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { Callout } from '#design-system/callout';
import { Screen } from '#design-system/screen';
import { useToast } from '#design-system/toast';
import { TopNav } from '#design-system/top-nav';
import { CurrentPasswordField } from '#forms/current-password-field';
import { Failure } from '#forms/failure';
import { NewPasswordFields } from '#forms/new-password-fields';
import { SubmitAction } from '#forms/submit-action';
import { toApiError } from '#platform/api-error';
import { type ScreenProps, useBackPath } from '#platform/back-path';
import { loadCommonPasswords } from '#platform/common-passwords';
import { useForm } from '#platform/form';
import { useBack, useLeave } from '#platform/navigation';
import { updateInfo, useCustomer } from '#platform/session';
import { setFundPassword } from '../api/set-fund-password.ts';
import { fundField } from '../model/fund-field.ts';

export default function SetFundPasswordScreen({ isOpenPath }: ScreenProps) {
  const { t } = useTranslation('security');
  const next = useBackPath(isOpenPath);
  const back = useBack('/security');
  const navigate = useLeave();
  const toast = useToast();
  const info = useCustomer();
  // Read once: setting it here is no reason to redirect.
  const [wasSet] = useState(info?.fund_password === true);
  const leave = (otherwise: () => void): void => {
    if (next === null) otherwise();
    else navigate(next, { replace: true });
  };
  const form = useForm({
    async rules() {
      const [{ fundPasswordRules }, common] = await Promise.all([
        import('../model/password-forms.ts'),
        loadCommonPasswords(),
      ]);
      return fundPasswordRules(common, info ?? {});
    },
    initial: { password: '', trading_password: '', confirm: '' },
    async submit(input) {
      try {
        await setFundPassword(input);
      } catch (error) {
        if (toApiError(error).code !== 'fund-password-already-set' || !info) throw error;
        // Set on another device in the meantime.
        updateInfo({ ...info, fund_password: true });
        toast({ text: t('fund-password.already-set') });
        leave(() => navigate('/wallet/password', { replace: true }));
        return;
      }
      toast({ text: t('fund-password.set-done'), tone: 'success' });
      leave(back);
    },
    codes: {
      'wrong-password': 'password',
      'password-common': 'trading_password',
      'password-names-you': 'trading_password',
      'same-as-login-password': 'trading_password',
    },
  });
  if (wasSet) return <Navigate to={next ?? '/wallet/password'} replace />;

  return (
    <Screen nav={<TopNav title={t('fund-password.set-title')} onBack={back} />}>
      <Callout>{t('fund-password.purpose')}</Callout>
      <form ref={form.ref} onSubmit={form.onSubmit} noValidate className="flex grow flex-col gap-5">
        <CurrentPasswordField field={form.field('password')} />
        <NewPasswordFields
          purpose="fund"
          owner={info ?? {}}
          label={t('fund-password.first')}
          againLabel={t('fund-password.first-again')}
          field={fundField(form.field('trading_password'))}
          again={fundField(form.field('confirm'))}
        />
        <Failure of={form.failure} />
        <SubmitAction form={form}>{t('fund-password.set')}</SubmitAction>
      </form>
    </Screen>
  );
}
