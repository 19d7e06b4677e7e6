import { useTranslation } from 'react-i18next';
import { Screen } from '#design-system/screen';
import { useToast } from '#design-system/toast';
import { TopNav } from '#design-system/top-nav';
import { BeforeChange } from '#forms/before-change';
import { CurrentPasswordField } from '#forms/current-password-field';
import { Failure } from '#forms/failure';
import { NewPasswordFields } from '#forms/new-password-fields';
import { SubmitAction } from '#forms/submit-action';
import { loadCommonPasswords } from '#platform/common-passwords';
import { useForm } from '#platform/form';
import { useBack } from '#platform/navigation';
import { useCustomer } from '#platform/session';
import { changePassword } from '../api/change-password.ts';

export default function PasswordScreen() {
  const { t } = useTranslation('security');
  const back = useBack('/security');
  const toast = useToast();
  const info = useCustomer();
  const form = useForm({
    async rules() {
      const [{ passwordChangeRules }, common] = await Promise.all([
        import('../model/password-forms.ts'),
        loadCommonPasswords(),
      ]);
      return passwordChangeRules(common, info ?? {});
    },
    initial: { password: '', new_password: '', confirm: '' },
    async submit(input) {
      await changePassword(input);
      toast({ text: t('password.done'), tone: 'success' });
      back();
    },
    codes: {
      'wrong-password': 'password',
      'password-common': 'new_password',
      'password-names-you': 'new_password',
      'same-as-fund-password': 'new_password',
    },
  });

  return (
    <Screen nav={<TopNav title={t('password.title')} onBack={back} />}>
      <BeforeChange>{t('password.before')}</BeforeChange>
      <form ref={form.ref} onSubmit={form.onSubmit} noValidate className="flex grow flex-col gap-5">
        <CurrentPasswordField label={t('password.current')} field={form.field('password')} />
        <NewPasswordFields
          purpose="login"
          label={t('password.new')}
          againLabel={t('password.again')}
          field={form.field('new_password')}
          again={form.field('confirm')}
          owner={info ?? {}}
        />
        <Failure of={form.failure} />
        <SubmitAction form={form}>{t('password.submit')}</SubmitAction>
      </form>
    </Screen>
  );
}
