import { useEffect, useRef, type ReactNode } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useBack } from '#platform/navigation';
import { safeRedirect } from '#platform/redirect';
import { useSession } from '#platform/session';

/** Shows login and registration to visitors: with a token one goes back one step, after a login on to `redirect`. */
export function VisitorsOnly({ children }: { children: ReactNode }) {
  const { token } = useSession();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const wanted = safeRedirect(query.get('redirect'));
  const back = useBack(wanted ?? '/');
  const cameSignedIn = useRef(token !== null);
  const isGone = useRef(false);
  useEffect(() => {
    // Once only: going back takes a moment, in which this may run again.
    if (token === null || isGone.current) return;
    isGone.current = true;
    if (cameSignedIn.current) back();
    else void navigate(wanted ?? '/', { replace: true });
  }, [token, back, navigate, wanted]);
  return token === null ? children : null;
}
