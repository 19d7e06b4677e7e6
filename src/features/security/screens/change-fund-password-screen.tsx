import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { Button } from '#design-system/button';
import { focusMain, Screen } from '#design-system/screen';
import { useToast } from '#design-system/toast';
import { TopNav } from '#design-system/top-nav';
import { BeforeChange } from '#forms/before-change';
import { Failure } from '#forms/failure';
import { FundPasswordField } from '#forms/fund-password-field';
import { NewPasswordFields } from '#forms/new-password-fields';
import { SubmitAction } from '#forms/submit-action';
import { toApiError } from '#platform/api-error';
import { loadCommonPasswords } from '#platform/common-passwords';
import { useForm } from '#platform/form';
import { useBack, useLeave } from '#platform/navigation';
import { updateInfo, useCustomer } from '#platform/session';
import { changeFundPassword } from '../api/change-fund-password.ts';
import { useRepeatableChange } from '../api/use-repeatable-change.ts';
import { FundPasswordRecovery } from '../components/fund-password-recovery.tsx';
import { fundField } from '../model/fund-field.ts';

const setting = '/wallet/trading-password';

export default function ChangeFundPasswordScreen() {
  const { t } = useTranslation(['security', 'account', 'forms']);
  const back = useBack('/security');
  const leave = useLeave();
  const toast = useToast();
  const info = useCustomer();
  const change = useRepeatableChange('fund-password-changed', changeFundPassword);
  const [isLost, setLost] = useState(false);
  const [isMissing] = useState(info?.fund_password === false);
  const form = useForm({
    async rules() {
      const [{ fundPasswordChangeRules }, common] = await Promise.all([
        import('../model/password-forms.ts'),
        loadCommonPasswords(),
      ]);
      return fundPasswordChangeRules(common, info ?? {});
    },
    initial: { password: '', new_password: '', confirm: '' },
    async submit(input) {
      try {
        await change(input);
      } catch (error) {
        if (toApiError(error).code !== 'fund-password-missing' || !info) throw error;
        updateInfo({ ...info, fund_password: false });
        toast({ text: t('fund-password.missing') });
        leave(setting, { replace: true });
        return;
      }
      toast({ text: t('fund-password.change-done'), tone: 'success' });
      back();
    },
    codes: {
      'fund-password-wrong': 'password',
      'password-common': 'new_password',
      'password-names-you': 'new_password',
      'same-as-login-password': 'new_password',
    },
  });
  const recover = (): void => {
    setLost(true);
    // The button that had the focus goes with the form.
    focusMain();
  };
  if (isMissing) return <Navigate to={setting} replace />;

  if (isLost)
    return (
      <Screen nav={<TopNav title={t('fund-password.recovery.title')} onBack={() => setLost(false)} />}>
        <FundPasswordRecovery
          onDone={() => {
            toast({ text: t('fund-password.recovery.done'), tone: 'success' });
            back();
          }}
        />
      </Screen>
    );

  return (
    <Screen nav={<TopNav title={t('fund-password.change-title')} onBack={back} />}>
      <BeforeChange>{t('fund-password.before')}</BeforeChange>
      <form ref={form.ref} onSubmit={form.onSubmit} noValidate className="flex grow flex-col gap-5">
        <FundPasswordField label={t('fund-password.current')} field={fundField(form.field('password'))} />
        <span className="-my-3 -me-3 self-end">
          <Button tone="quiet" size="small" onClick={recover}>
            {t('forms:password.forgot-fund')}
          </Button>
        </span>
        <NewPasswordFields
          purpose="fund"
          owner={info ?? {}}
          label={t('fund-password.new')}
          againLabel={t('fund-password.new-again')}
          field={fundField(form.field('new_password'))}
          again={fundField(form.field('confirm'))}
        />
        <Failure of={form.failure} />
        <SubmitAction form={form}>{t('fund-password.change')}</SubmitAction>
      </form>
    </Screen>
  );
}
