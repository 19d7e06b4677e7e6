import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { loginPath } from '#platform/redirect';
import { useSession } from '#platform/session';

/** Shows a screen to signed-in customers; anyone else goes to the login, and comes back from there. */
export function CustomersOnly({ children }: { children: ReactNode }) {
  const { token, ended } = useSession();
  const { pathname, search, hash } = useLocation();
  if (token !== null) return children;
  // Who signed out on purpose has no reason to come back to this place.
  if (ended === 'signed-out') return <Navigate to="/" replace />;
  return <Navigate to={loginPath(pathname + search + hash)} replace />;
}
