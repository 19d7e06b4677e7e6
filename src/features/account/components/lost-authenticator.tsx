import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#design-system/button';
import { Heading, Text } from '#design-system/text';
import { toApiError, type ApiError } from '#platform/api-error';
import { useForm } from '#platform/form';
import { loadNamespaces } from '#platform/i18n';
import { readRemoval, type RemovalState, requestRemoval, useRemoval } from '../api/lost-authenticator.ts';
import { RemovalProgress } from './removal-progress.tsx';
import { RemovalRequest } from './removal-request.tsx';

interface LostAuthenticatorProps {
  /** Proof that the password was correct, or in a password reset the code by email. */
  ticket: string;
  isReset: boolean;
  /** Called when that is too long ago. */
  onExpired(reason: ApiError): void;
  /** Back to the code. */
  onBack(): void;
}

/** Requests the removal of an authenticator app that is lost together with its recovery codes, or says how far it is. */
function LostAuthenticator({
  ticket,
  isReset,
  first,
  onExpired,
  onBack,
}: LostAuthenticatorProps & { first: RemovalState }) {
  const { t } = useTranslation(['account', 'forms']);
  const start = useRef<HTMLDivElement>(null);
  const [{ removal, waiting_days: waitingDays }, setState] = useRemoval(ticket, first);
  const [outcome, setOutcome] = useState<'received' | 'repeated' | null>(null);
  const proof = isReset ? 'email' : 'password';
  const form = useForm({
    rules: async () => (await import('../model/lost-authenticator-form.ts')).checkLostAuthenticator,
    initial: { text: '' },
    async submit({ text }) {
      try {
        const { repeated, ...made } = await requestRemoval({ ticket, text });
        setOutcome(repeated ? 'repeated' : 'received');
        setState({ waiting_days: waitingDays, removal: made });
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
  useEffect(() => start.current?.focus(), [outcome]);
  return (
    <div ref={start} tabIndex={-1} className="flex flex-col gap-5 outline-none">
      {removal ? (
        <RemovalProgress removal={removal} outcome={outcome} />
      ) : (
        <>
          <div className="flex flex-col gap-1">
            <Heading level={2}>{t('lost.title')}</Heading>
            <Text tone="muted">{t(`lost.text.${proof}`)}</Text>
          </div>
          <RemovalRequest form={form} proof={proof} waitingDays={waitingDays} />
        </>
      )}
      <Button tone="quiet" block onClick={onBack}>
        {t('lost.back')}
      </Button>
    </div>
  );
}

/** Returns the step with its texts, and the request that is open, loaded. */
export async function lostAuthenticator(props: LostAuthenticatorProps): Promise<ReactNode> {
  const [first] = await Promise.all([readRemoval(props.ticket), loadNamespaces(['account', 'errors'])]);
  return <LostAuthenticator {...props} first={first} />;
}
