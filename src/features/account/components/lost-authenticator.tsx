import { Hourglass, ShieldOff, UserRoundSearch } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#design-system/button';
import { Heading, Text } from '#design-system/text';
import { TextArea } from '#design-system/text-area';
import { Facts } from '#forms/facts';
import { Failure } from '#forms/failure';
import { toApiError, type ApiError } from '#platform/api-error';
import { useForm } from '#platform/form';
import { loadNamespaces } from '#platform/i18n';
import { requestRemoval, type RequestedRemoval } from '../api/lost-authenticator.ts';
import { RemovalProgress } from './removal-progress.tsx';

interface LostAuthenticatorProps {
  /** Proof that the password was correct. */
  ticket: string;
  /** The ticket proves the email only, so the server refuses the request: say so before anything is typed. */
  isReset: boolean;
  /** Called when that is too long ago. */
  onExpired(reason: ApiError): void;
  /** Back to the code. */
  onBack(): void;
}

const facts = [
  { id: 'review', icon: UserRoundSearch },
  { id: 'waiting', icon: Hourglass },
  { id: 'removed', icon: ShieldOff },
] as const;

/** Requests the removal of an authenticator app that is lost together with its recovery codes. */
function LostAuthenticator({ ticket, onExpired, onBack }: Omit<LostAuthenticatorProps, 'isReset'>) {
  const { t } = useTranslation(['account', 'forms']);
  const start = useRef<HTMLDivElement>(null);
  const [requested, setRequested] = useState<RequestedRemoval | null>(null);
  const form = useForm({
    rules: async () => (await import('../model/lost-authenticator-form.ts')).checkLostAuthenticator,
    initial: { text: '' },
    async submit({ text }) {
      try {
        setRequested(await requestRemoval({ ticket, text }));
      } catch (error) {
        const known = toApiError(error);
        if (known.code === 'ticket-expired') onExpired(known);
        // The draft stays for the next attempt.
        throw error;
      }
    },
    // Writing may take longer than the ticket lives.
    draft: { name: 'lost-authenticator', fields: ['text'] },
  });
  // What was pressed is gone.
  useEffect(() => start.current?.focus(), [requested]);
  return (
    <div ref={start} tabIndex={-1} className="flex flex-col gap-5 outline-none">
      {requested ? (
        <RemovalProgress removal={requested} />
      ) : (
        <form ref={form.ref} onSubmit={form.onSubmit} noValidate className="flex flex-col gap-5">
          <div className="flex flex-col gap-1">
            <Heading level={2}>{t('lost.title')}</Heading>
            <Text tone="muted">{t('lost.text')}</Text>
          </div>
          <Facts facts={facts} say={(id, part) => t(`lost.fact.${id}.${part}`)} />
          <TextArea label={t('lost.field')} hint={t('lost.hint')} {...form.field('text')} />
          <Failure of={form.failure} />
          <Button type="submit" tone="primary" size="large" block busy={form.isSubmitting}>
            {t('lost.submit')}
          </Button>
        </form>
      )}
      <Button tone="quiet" block onClick={onBack}>
        {t('lost.back')}
      </Button>
    </div>
  );
}

/** In place of the request after a password reset: what is left to do. */
function LostPasswordToo({ onBack }: Pick<LostAuthenticatorProps, 'onBack'>) {
  const { t } = useTranslation(['account', 'common']);
  const start = useRef<HTMLDivElement>(null);
  useEffect(() => start.current?.focus(), []);
  return (
    <div ref={start} tabIndex={-1} className="flex flex-col gap-5 outline-none">
      <div className="flex flex-col gap-3">
        <Heading level={2}>{t('lost.title')}</Heading>
        <Text tone="muted">{t('lost.too.text')}</Text>
        <Text tone="muted">{t('lost.too.ways')}</Text>
      </div>
      <Button tone="primary" size="large" block href="/contact">
        {t('common:action.contact-support')}
      </Button>
      <Button tone="quiet" block onClick={onBack}>
        {t('lost.back')}
      </Button>
    </div>
  );
}

/** Returns the step with its texts loaded. */
export async function lostAuthenticator({ isReset, ...props }: LostAuthenticatorProps): Promise<ReactNode> {
  await loadNamespaces(['account', 'errors']);
  return isReset ? <LostPasswordToo onBack={props.onBack} /> : <LostAuthenticator {...props} />;
}
