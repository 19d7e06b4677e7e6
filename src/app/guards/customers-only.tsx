import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { loginPath } from '#platform/redirect';
import { useSession } from '#platform/session';

/** Shows a screen to customers only; visitors go to the login screen and come back from there. */
export function CustomersOnly({ children }: { children: ReactNode }) {
  const { token, ended } = useSession();
  const { pathname, search, hash } = useLocation();
  if (token !== null) return children;
  // After a deliberate logout there is no reason to come back here.
  if (ended === 'logged-out') return <Navigate to="/" replace />;
  return <Navigate to={loginPath(pathname + search + hash)} replace />;
}
