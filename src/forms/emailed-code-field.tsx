import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ResponseOf } from '#contract/index';
import { Button } from '#design-system/button';
import { CodeField } from '#design-system/code-field';
import { useToast } from '#design-system/toast';
import { useAction } from '#platform/action';
import { toApiError } from '#platform/api-error';
import { useRemaining } from '#platform/countdown';
import type { Form } from '#platform/form';
import { Failure } from './failure.tsx';

interface EmailedCodeFieldProps {
  form: Form<Record<string, string>>;
  /** The field that says where to send the code. Without one, the server knows. */
  to?: string;
  /** Sends a code. */
  send(recipient: string): Promise<ResponseOf<'POST index/sendEmail'>>;
  /** Shown once the request is made. Default: that the email is sent. */
  sentText?: string;
}

/** The code of an email, and the button that sends and resends it. */
export function EmailedCodeField({ form, to, send, sentText }: EmailedCodeFieldProps) {
  const { t } = useTranslation('forms');
  const toast = useToast();
  const [sent, setSent] = useState<{ recipient: string; minutes: number; resendAt: number } | null>(null);
  const codeInput = useRef<HTMLInputElement>(null);
  const recipient = to === undefined ? '' : (form.values[to] ?? '').trim();
  const seconds = Math.ceil(useRemaining(sent?.resendAt ?? null) / 1000);
  // The wait applies to one recipient only.
  const isWaiting = sent?.recipient === recipient && seconds > 0;

  const request = async (): Promise<ResponseOf<'POST index/sendEmail'> | undefined> => {
    if (to === undefined) return send(recipient);
    if (!(await form.require(to))) return undefined;
    try {
      return await send(recipient);
    } catch (error) {
      const atField = toApiError(error).fields[to]?.[0];
      if (atField === undefined) throw error;
      form.setError(to, atField);
      return undefined;
    }
  };
  const sending = useAction(async () => {
    const pressed = document.activeElement;
    const answer = await request();
    if (!answer) return;
    setSent({
      recipient,
      minutes: Math.round(answer.expires_in / 60),
      resendAt: Date.now() + answer.resend_after * 1000,
    });
    toast({ text: sentText ?? t('email.sent'), tone: 'success' });
    // A customer who types elsewhere meanwhile keeps the focus.
    if ([pressed, document.body].includes(document.activeElement)) codeInput.current?.focus();
  });

  return (
    <>
      <CodeField
        ref={codeInput}
        label={t('email.code')}
        name="code"
        value={form.values.code ?? ''}
        onChange={(code) => form.set('code', code)}
        error={form.error('code')}
        hint={sent ? t('email.code-hint', { count: sent.minutes }) : undefined}
        action={
          <Button tone="quiet" size="small" busy={sending.isBusy} disabled={isWaiting} onClick={() => sending.run()}>
            {isWaiting ? t('email.resend', { count: seconds }) : t(sent ? 'email.send-again' : 'email.send-code')}
          </Button>
        }
      />
      <Failure of={sending.failure} />
    </>
  );
}
