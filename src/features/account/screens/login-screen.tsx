import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { Button } from '#design-system/button';
import { Callout } from '#design-system/callout';
import { Logo } from '#design-system/logo';
import { PasswordField } from '#design-system/password-field';
import { Screen } from '#design-system/screen';
import { TextField } from '#design-system/text-field';
import { TextLink } from '#design-system/text-link';
import { TopNav } from '#design-system/top-nav';
import { useForm } from '#platform/form';
import { useBack } from '#platform/navigation';
import { useProblems } from '#platform/problem';
import { useSession } from '#platform/session';
import { login } from '../api/login.ts';

export default function LoginScreen() {
  const { t } = useTranslation(['login', 'common']);
  const [query] = useSearchParams();
  const { ended } = useSession();
  const back = useBack();
  const problems = useProblems();
  const form = useForm({
    rules: async () => (await import('../model/login-form.ts')).checkLogin,
    initial: { username: '', password: '' },
    submit: login,
    draft: { name: 'login', fields: ['username'] },
  });
  const search = query.toString();

  return (
    <Screen nav={<TopNav title={t('title')} back={{ label: t('common:action.back'), onPress: back }} />}>
      <div className="flex justify-center pt-2">
        <Logo size="large" />
      </div>
      {ended === 'expired' && <Callout tone="caution">{t('expired')}</Callout>}
      {ended !== 'expired' && query.has('redirect') && <Callout>{t('needed')}</Callout>}
      <form ref={form.ref} onSubmit={form.onSubmit} noValidate className="flex flex-col gap-5">
        {form.failure && <Callout {...problems.callout(form.failure)} />}
        <TextField
          label={t('identifier')}
          autoComplete="username"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="next"
          {...form.field('username')}
        />
        <PasswordField
          label={t('password')}
          showLabel={t('show-password')}
          capsLockLabel={t('caps-lock')}
          autoComplete="current-password"
          enterKeyHint="go"
          {...form.field('password')}
        />
        <Button type="submit" tone="primary" size="large" block busy={form.isSubmitting}>
          {t('submit')}
        </Button>
      </form>
      <p className="flex flex-wrap items-center justify-center gap-x-2 text-center text-muted">
        {t('no-account')}
        <TextLink standalone href={search ? `/register?${search}` : '/register'}>
          {t('register')}
        </TextLink>
      </p>
    </Screen>
  );
}
