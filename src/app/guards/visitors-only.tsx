import { useEffect, useRef, type ReactNode } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useBack } from '#platform/navigation';
import { safeRedirect } from '#platform/redirect';
import { useSession } from '#platform/session';

/** Shows login and registration to visitors only: a customer goes back one step, or on to `redirect` after logging in. */
export function VisitorsOnly({ children }: { children: ReactNode }) {
  const { token } = useSession();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const redirect = safeRedirect(query.get('redirect'));
  const back = useBack(redirect ?? '/');
  const cameLoggedIn = useRef(token !== null);
  const isGone = useRef(false);
  useEffect(() => {
    // Only once: this may run again before navigation completes.
    if (token === null || isGone.current) return;
    isGone.current = true;
    if (cameLoggedIn.current) back();
    else void navigate(redirect ?? '/', { replace: true });
  }, [token, back, navigate, redirect]);
  return token === null ? children : null;
}
