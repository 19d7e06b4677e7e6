import { lazy, Suspense } from 'react';
import { loadNamespaces } from '#platform/i18n';
import { useCustomer } from '#platform/session';

const RemovalNotice = lazy(async () => {
  const [{ RemovalNotice: Notice }] = await Promise.all([
    import('./removal-notice.tsx'),
    loadNamespaces(['security', 'errors']),
  ]);
  return { default: Notice };
});

/** Shows at the top of a screen while the removal of the authenticator app is requested or waits. */
export function AuthenticatorRemoval() {
  // An older app didn't store it.
  const removal = useCustomer()?.authenticator_removal;
  if (!removal) return null;
  return (
    <Suspense fallback={null}>
      <RemovalNotice removal={removal} />
    </Suspense>
  );
}
