import { Fragment, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { loginPath } from '#platform/redirect';
import { useSession } from '#platform/session';

/** Shows a screen to customers only; visitors go to the login screen and come back from there. */
export function CustomersOnly({ children }: { children: ReactNode }) {
  const { token, info, ended } = useSession();
  const { pathname, search, hash } = useLocation();
  // Another customer may have logged in in another tab: nothing that was typed or shown is theirs.
  if (token !== null) return <Fragment key={info?.id}>{children}</Fragment>;
  // After a deliberate logout there is no reason to come back here.
  if (ended === 'logged-out') return <Navigate to="/" replace />;
  return <Navigate to={loginPath(pathname + search + hash)} replace />;
}
