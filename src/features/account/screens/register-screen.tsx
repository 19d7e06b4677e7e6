import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { Screen } from '#design-system/screen';
import { TextField } from '#design-system/text-field';
import { TextLink } from '#design-system/text-link';
import { TopNav } from '#design-system/top-nav';
import { EmailFields } from '#forms/email-fields';
import { Failure } from '#forms/failure';
import { NewPasswordFields } from '#forms/new-password-fields';
import { SubmitAction } from '#forms/submit-action';
import { toApiError } from '#platform/api-error';
import { loadCommonPasswords } from '#platform/common-passwords';
import { useForm } from '#platform/form';
import { useBack } from '#platform/navigation';
import { useLegalDocuments } from '../api/documents.ts';
import { register } from '../api/register.ts';
import { sendEmail } from '../api/send-email.ts';
import { AgreementField } from '../components/agreement-field.tsx';
import { UsernameField } from '../components/username-field.tsx';
import type { Registration, RegisterValues } from '../model/register-form.ts';

export default function RegisterScreen() {
  const { t } = useTranslation(['account-register', 'common']);
  const [query] = useSearchParams();
  const search = query.toString();
  const invite = query.get('invite') ?? '';
  const back = useBack();
  const documents = useLegalDocuments();
  const form = useForm<RegisterValues, Registration>({
    async rules() {
      const [{ registrationRules }, common] = await Promise.all([
        import('../model/register-form.ts'),
        loadCommonPasswords(),
      ]);
      return registrationRules(common);
    },
    initial: {
      username: '',
      email: '',
      code: '',
      password: '',
      confirm: '',
      invite_code: invite,
      agreed: '',
    },
    async submit({ username, email, code, password, invite_code }) {
      try {
        const agreed = await documents.versions();
        await register({ username, email, code, password, invite_code, agreed });
      } catch (error) {
        if (toApiError(error).code === 'agreement-changed') {
          form.set('agreed', '');
          await documents.refresh();
        }
        throw error;
      }
    },
    codes: {
      'username-taken': 'username',
      'email-taken': 'email',
      'email-code-wrong': 'code',
      'invite-code-unknown': 'invite_code',
      'agreement-changed': 'agreed',
      'password-common': 'password',
      'password-names-you': 'password',
    },
    // A code from a link wins over a draft.
    draft: {
      name: 'register',
      fields: ['username', 'email', 'code', ...(invite === '' ? (['invite_code'] as const) : [])],
    },
  });
  const { values } = form;

  return (
    <Screen nav={<TopNav title={t('title')} onBack={back} />}>
      <form ref={form.ref} onSubmit={form.onSubmit} noValidate className="flex grow flex-col gap-5">
        <UsernameField {...form.field('username')} />
        <EmailFields draft="register-code" label={t('email')} form={form} send={sendEmail} />
        <NewPasswordFields
          purpose="login"
          label={t('password')}
          againLabel={t('confirm')}
          field={form.field('password')}
          again={form.field('confirm')}
          owner={values}
        />
        <TextField
          label={t('invite')}
          labelEnd={t('optional')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          {...form.field('invite_code')}
        />
        <AgreementField
          documents={documents}
          checked={values.agreed === 'yes'}
          error={form.error('agreed')}
          onChange={(isAgreed) => form.set('agreed', isAgreed ? 'yes' : '')}
        />
        <Failure of={form.failure} />
        <p className="flex flex-wrap items-center justify-center gap-x-3 text-center text-muted">
          {t('has-account')}
          <TextLink standalone href={search ? `/login?${search}` : '/login'}>
            {t('common:action.log-in')}
          </TextLink>
        </p>
        <SubmitAction form={form}>{t('common:action.register')}</SubmitAction>
      </form>
    </Screen>
  );
}
