import { Suspense, useState } from 'react';
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
import { ApiError } from '#platform/api-error';
import { hasDrafts } from '#platform/draft';
import { useErrorMessages } from '#platform/error-messages';
import { useForm } from '#platform/form';
import { useBack } from '#platform/navigation';
import { partOf } from '#platform/part';
import { type EndReason, useSession } from '#platform/session';
import { useSite } from '#platform/site';
import { logIn, ticketOf } from '../api/log-in.ts';
import type { LoginStep } from '../components/login-step.ts';

// If it fails to load, the password still works.
const PasskeyButton = partOf(async () => {
  const loaded = await import('../components/passkey-button.tsx').catch(() => null);
  return loaded?.PasskeyButton ?? (() => null);
});

/** Loads what a rendered page has too. */
export const { ready } = PasskeyButton;

/** Without cookies, a session ends as soon as it has begun. */
function reasonOf(ended: Exclude<EndReason, 'logged-out'>) {
  if (ended !== 'expired') return ended;
  if (!navigator.cookieEnabled) return 'no-cookies';
  return hasDrafts() ? 'expired-kept' : 'expired';
}

export default function LoginScreen() {
  const { t } = useTranslation(['account-login', 'common']);
  const [query] = useSearchParams();
  const { ended } = useSession();
  const back = useBack();
  const problems = useErrorMessages();
  const [step, setStep] = useState<LoginStep | null>(null);
  // Why the second step led back here.
  const [reason, setReason] = useState<ApiError | null>();
  const form = useForm({
    rules: async () => (await import('../model/login-form.ts')).checkLogin,
    initial: { username: '', password: '' },
    submit: (input) => run(() => logIn(input)),
    draft: { name: 'login', fields: ['username'] },
  });
  const search = query.toString();
  const failure = form.failure ?? reason;
  const notice = ended === null ? query.has('redirect') && 'needed' : ended !== 'logged-out' && reasonOf(ended);
  const leave = (why: ApiError | null): void => {
    form.set('password', '');
    setReason(why);
    setStep(null);
  };

  const run = async (logIn: () => Promise<void>, isReset?: true): Promise<void> => {
    const ticket = await ticketOf(logIn);
    if (ticket) setStep(await (await import('../components/second-step.tsx')).secondStep(ticket, leave, isReset));
  };
  const recover = (): unknown =>
    import('../components/password-recovery.tsx')
      .then(({ passwordRecovery }) => passwordRecovery(form.values.username, run))
      .then(setStep, () => setReason(new ApiError({ kind: 'offline' })));

  return (
    <Screen nav={<TopNav title={t(step?.title ?? 'title')} onBack={step ? () => leave(null) : back} />}>
      <div className="flex justify-center pt-2 wide:hidden">
        <Logo src={useSite().data?.site_logo} size="large" />
      </div>
      {step?.content ?? (
        <>
          {notice && <Callout tone={ended === 'expired' ? 'caution' : 'info'}>{t(notice)}</Callout>}
          <form ref={form.ref} onSubmit={form.onSubmit} noValidate className="flex flex-col gap-5">
            {failure && <Callout {...problems.callout(failure)} />}
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
              labels={{ show: t('common:password.show'), capsLock: t('common:password.caps-lock') }}
              autoComplete="current-password"
              enterKeyHint="go"
              autoFocus={reason !== undefined}
              {...form.field('password')}
            />
            <span className="-my-3 -me-3 self-end">
              <Button tone="quiet" size="small" onClick={recover}>
                {t('forgot')}
              </Button>
            </span>
            <Button type="submit" tone="primary" size="large" block busy={form.isSubmitting}>
              {t('common:action.log-in')}
            </Button>
          </form>
          <Suspense fallback={<div className="h-14" />}>
            <PasskeyButton />
          </Suspense>
          <p className="flex flex-wrap items-center justify-center gap-x-3 text-center text-muted">
            {t('no-account')}
            <TextLink standalone href={search ? `/register?${search}` : '/register'}>
              {t('common:action.register')}
            </TextLink>
          </p>
        </>
      )}
    </Screen>
  );
}
