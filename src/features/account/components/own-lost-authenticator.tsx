import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#design-system/button';
import { ErrorState } from '#design-system/error-state';
import { SkeletonRows } from '#design-system/skeleton';
import { Text } from '#design-system/text';
import { CurrentPasswordField } from '#forms/current-password-field';
import { useErrorMessages } from '#platform/error-messages';
import { useForm } from '#platform/form';
import { useCustomer } from '#platform/session';
import { requestOwnRemoval, useRemovalTerms } from '../api/lost-authenticator.ts';
import { RemovalProgress } from './removal-progress.tsx';
import { RemovalRequest } from './removal-request.tsx';

/** The same request by a customer who is still logged in. */
export function OwnLostAuthenticator({ onBack }: { onBack(): void }) {
  const { t } = useTranslation(['account', 'forms', 'errors']);
  const problems = useErrorMessages();
  const start = useRef<HTMLDivElement>(null);
  const removal = useCustomer()?.authenticator_removal;
  const read = useRemovalTerms();
  const [outcome, setOutcome] = useState<'received' | 'repeated' | null>(null);
  const form = useForm({
    rules: async () => (await import('../model/lost-authenticator-form.ts')).checkOwnLostAuthenticator,
    initial: { password: '', text: '' },
    async submit(input) {
      setOutcome((await requestOwnRemoval(input)) ? 'repeated' : 'received');
    },
    codes: { 'wrong-password': 'password' },
    draft: { name: 'lost-authenticator', fields: ['text'] },
  });
  // What was pressed is gone.
  useEffect(() => start.current?.focus(), [outcome]);
  return (
    <div ref={start} tabIndex={-1} className="flex flex-col gap-5 outline-none">
      {removal && <RemovalProgress removal={removal} outcome={outcome} />}
      {!removal && read.data && (
        <>
          <Text tone="muted">{t('lost.text.session')}</Text>
          <RemovalRequest form={form} proof="password" waitingDays={read.data.removal_waiting_days}>
            <CurrentPasswordField field={form.field('password')} />
          </RemovalRequest>
        </>
      )}
      {!removal && !read.data && !read.error && <SkeletonRows count={3} />}
      {!removal && !read.data && read.error && <ErrorState {...problems.state(problems.say(read.error).title, read)} />}
      <Button tone="quiet" block onClick={onBack}>
        {t('lost.back')}
      </Button>
    </div>
  );
}
