import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ResponseOf } from '#contract/index';
import { Button } from '#design-system/button';
import { CodeField } from '#design-system/code-field';
import { useToast } from '#design-system/toast';
import { useAction } from '#platform/action';
import { toApiError } from '#platform/api-error';
import { useRemaining } from '#platform/countdown';
import { useDates } from '#platform/dates';
import { readDraft, writeDraft } from '#platform/draft';
import type { Form } from '#platform/form';
import { Failure } from './failure.tsx';

interface EmailedCodeFieldProps {
  /** Of the draft that keeps when a code was sent. Clear it once the code is used. */
  draft: string;
  form: Form<Record<string, string>>;
  /** The field that says where to send the code. Without one, the server knows. */
  to?: string;
  /** Sends a code. */
  send(recipient: string): Promise<ResponseOf<'POST index/sendEmail'>>;
  /** Shown once the request is made. Default: that the email is sent. */
  sentText?: string;
}

interface SentCode {
  recipient: string;
  /** When another can be requested. */
  resendAt: number;
  expiresAt: number;
}

/** The last code that was sent, kept in this tab over a reload. */
function useSentCode(draft: string) {
  const [sent, setSent] = useState<SentCode | null>(null);
  // After the first render, so that it matches the server's.
  useEffect(() => {
    const { recipient, resendAt, expiresAt } = readDraft(draft) ?? {};
    if (recipient !== undefined) setSent({ recipient, resendAt: Number(resendAt), expiresAt: Number(expiresAt) });
  }, [draft]);
  const keep = (next: SentCode): void => {
    setSent(next);
    const { recipient, resendAt, expiresAt } = next;
    writeDraft(draft, { recipient, resendAt: String(resendAt), expiresAt: String(expiresAt) });
  };
  return [sent, keep] as const;
}

/** The code of an email, and the button that sends and resends it. */
export function EmailedCodeField({ draft, form, to, send, sentText }: EmailedCodeFieldProps) {
  const { t } = useTranslation('forms');
  const dates = useDates();
  const toast = useToast();
  const [sent, keep] = useSentCode(draft);
  const codeInput = useRef<HTMLInputElement>(null);
  const recipient = to === undefined ? '' : (form.values[to] ?? '').trim();
  // Both apply to one recipient only.
  const last = sent?.recipient === recipient ? sent : null;
  const seconds = Math.ceil(useRemaining(last?.resendAt ?? null) / 1000);
  const isWaiting = seconds > 0;
  const isValid = useRemaining(last?.expiresAt ?? null, 10_000) > 0;

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
  const [asked, setAsked] = useState(recipient);
  const sending = useAction(async () => {
    setAsked(recipient);
    const pressed = document.activeElement;
    const answer = await request();
    if (!answer) return;
    const now = Date.now();
    keep({ recipient, resendAt: now + answer.resend_after * 1000, expiresAt: now + answer.expires_in * 1000 });
    toast({ text: sentText ?? t('email.sent'), tone: 'success' });
    // A customer who types elsewhere meanwhile keeps the focus.
    if ([pressed, document.body].includes(document.activeElement)) codeInput.current?.focus();
  });
  // It says nothing about another address.
  const failure = asked === recipient ? sending.failure : null;
  const hint = (): string | undefined => {
    if (last && isValid) return t('email.code-hint', { time: dates.time(last.expiresAt) });
    return failure?.kind === 'too-many' ? t('email.earlier') : undefined;
  };

  return (
    <>
      <CodeField
        ref={codeInput}
        label={t('email.code')}
        name="code"
        value={form.values.code ?? ''}
        onChange={(code) => form.set('code', code)}
        error={form.error('code')}
        hint={hint()}
        action={
          <Button tone="quiet" size="small" busy={sending.isBusy} disabled={isWaiting} onClick={() => sending.run()}>
            {isWaiting ? t('email.resend', { count: seconds }) : t(sent ? 'email.send-again' : 'email.send-code')}
          </Button>
        }
      />
      <Failure of={failure} />
    </>
  );
}
