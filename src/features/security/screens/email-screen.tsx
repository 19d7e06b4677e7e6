import { useTranslation } from 'react-i18next';
import { KeyValueList } from '#design-system/key-value-list';
import { RevealText } from '#design-system/masked-text';
import { Screen } from '#design-system/screen';
import { useToast } from '#design-system/toast';
import { TopNav } from '#design-system/top-nav';
import { BeforeChange } from '#forms/before-change';
import { CurrentPasswordField } from '#forms/current-password-field';
import { EmailFields } from '#forms/email-fields';
import { Failure } from '#forms/failure';
import { SubmitAction } from '#forms/submit-action';
import { clearDraft } from '#platform/draft';
import { useForm } from '#platform/form';
import { useBack } from '#platform/navigation';
import { useCustomer } from '#platform/session';
import { changeEmail } from '../api/change-email.ts';
import { sendEmailOfChange } from '../api/send-email-of-change.ts';
import { useRepeatableChange } from '../api/use-repeatable-change.ts';

export default function EmailScreen() {
  const { t } = useTranslation(['security', 'common']);
  const info = useCustomer();
  const back = useBack('/security');
  const toast = useToast();
  const change = useRepeatableChange('email-changed', changeEmail);
  const form = useForm({
    rules: async () => (await import('../model/email-form.ts')).checkEmailChange,
    initial: { email: '', code: '', password: '' },
    async submit(input) {
      await change(input);
      clearDraft('email-code');
      toast({ text: t('email.done'), tone: 'success' });
      back();
    },
    codes: { 'wrong-password': 'password', 'email-code-wrong': 'code', 'email-taken': 'email' },
    draft: { name: 'email', fields: ['email', 'code'] },
  });

  return (
    <Screen nav={<TopNav title={t('email.title')} onBack={back} />}>
      {info && (
        <KeyValueList
          items={[
            {
              id: 'now',
              label: t('email.now'),
              value: <RevealText text={info.email} showLabel={t('common:action.reveal')} />,
            },
          ]}
        />
      )}
      <BeforeChange>{t('email.before')}</BeforeChange>
      <form ref={form.ref} onSubmit={form.onSubmit} noValidate className="flex grow flex-col gap-5">
        <EmailFields draft="email-code" label={t('email.new')} form={form} send={sendEmailOfChange} />
        <CurrentPasswordField field={form.field('password')} />
        <Failure of={form.failure} />
        <SubmitAction form={form}>{t('email.submit')}</SubmitAction>
      </form>
    </Screen>
  );
}
