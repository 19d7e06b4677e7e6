import { Suspense, useEffect } from 'react';
import { questionStore } from '#platform/confirmation';
import { useCustomer } from '#platform/session';
import { useStore } from '#platform/store';
import { lazyPart } from '../lazy-part.ts';

const ConfirmationSheet = lazyPart(async () => (await import('#features/security')).ConfirmationSheet);
const LostAuthenticator = lazyPart(async () => (await import('#features/account')).OwnLostAuthenticator);

/** Asks for the second factor when a call waits for it, over whatever is on the screen. */
export function Confirmation() {
  const question = useStore(questionStore);
  const customer = useCustomer()?.id;
  const isTheirs = customer !== undefined && question?.customer === customer;
  useEffect(() => {
    // The session ended meanwhile, or became another customer's.
    if (!isTheirs) question?.settle(false);
  }, [isTheirs, question]);
  if (!question || !isTheirs) return null;
  return (
    <Suspense fallback={null}>
      <ConfirmationSheet
        about={question.about}
        Lost={LostAuthenticator}
        onConfirmed={() => question.settle(true)}
        onClose={() => question.settle(false)}
      />
    </Suspense>
  );
}
