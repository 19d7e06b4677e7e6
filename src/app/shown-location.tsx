import { createContext, use, useDeferredValue, useEffect, useState, type ReactNode } from 'react';
import { useLocation, useNavigationType, type Location, type NavigationType } from 'react-router-dom';
import { routeAt } from './routes.ts';

/** A press is answered within 100 ms: by the next screen, or by its outline from here on. */
const patienceMs = 50;

interface ShownLocation {
  location: Location;
  /** How the app came there. */
  type: NavigationType;
  /** Whether its screen takes long to load, so that an outline has to stand in. */
  isLoading: boolean;
}

const Context = createContext<ShownLocation | null>(null);

/**
 * Knows the location that shows: the old screen stays for a moment while the next one loads, since a skeleton that only
 * flashes up is worse than none.
 */
export function ShownLocationProvider({ children }: { children: ReactNode }) {
  const now = { location: useLocation(), type: useNavigationType() };
  const shown = { location: useDeferredValue(now.location), type: useDeferredValue(now.type) };
  // Within one screen, such as for another query, nothing has to load, and an outline would drop what was typed.
  const isWaiting = now.location !== shown.location && nameAt(now.location) !== nameAt(shown.location);
  const isLoading = useIsLasting(isWaiting);
  return <Context value={{ ...(isLoading ? now : shown), isLoading }}>{children}</Context>;
}

/** The location that shows. */
export function useShownLocation(): ShownLocation {
  const shown = use(Context);
  if (!shown) throw new Error('No ShownLocationProvider above this component.');
  return shown;
}

const nameAt = ({ pathname }: Location): string | undefined => routeAt(pathname)?.name;

function useIsLasting(isWaiting: boolean): boolean {
  const [isLasting, setLasting] = useState(false);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => setLasting(true), patienceMs);
    return () => {
      clearTimeout(timer);
      setLasting(false);
    };
  }, [isWaiting]);
  return isWaiting && isLasting;
}
