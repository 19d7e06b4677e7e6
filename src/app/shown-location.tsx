import { createContext, use, useDeferredValue, useEffect, useState, type ReactNode } from 'react';
import { useLocation, useNavigationType, type Location, type NavigationType } from 'react-router-dom';
import { routeAt } from './routes.ts';

/** How long the old screen may stay without the next one; then its skeleton shows. */
const patienceMs = 50;

interface ShownLocation {
  location: Location;
  /** How the app got there. */
  type: NavigationType;
  /** Whether its screen is slow to load, so that a skeleton stands in. */
  isLoading: boolean;
}

const Context = createContext<ShownLocation | null>(null);

/**
 * Provides the visible location: the old screen stays briefly while the next one loads, since a flashing skeleton is worse
 * than none.
 */
export function ShownLocationProvider({ children }: { children: ReactNode }) {
  const now = { location: useLocation(), type: useNavigationType() };
  const shown = { location: useDeferredValue(now.location), type: useDeferredValue(now.type) };
  // Within one screen nothing has to load, and a skeleton would discard what was typed.
  const isWaiting = now.location !== shown.location && nameAt(now.location) !== nameAt(shown.location);
  const isLoading = useIsLasting(isWaiting);
  return <Context value={{ ...(isLoading ? now : shown), isLoading }}>{children}</Context>;
}

/** Returns the location that is visible. */
export function useShownLocation(): ShownLocation {
  const shown = use(Context);
  if (!shown) throw new Error('no provider');
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
