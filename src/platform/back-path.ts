import { useSearchParams } from 'react-router-dom';
import { safeRedirect } from './redirect.ts';

type IsOpenPath = (address: string) => boolean;

/** What every screen gets from the app, which alone knows its routes. */
export interface ScreenProps {
  /** Returns whether the app has a screen at an address. */
  isOpenPath: IsOpenPath;
}

/** Returns the path that an address leads to if it is a screen of this app, else null. */
export function openPath(address: string | null, isOpenPath: IsOpenPath): string | null {
  const path = safeRedirect(address);
  return path !== null && isOpenPath(path) ? path : null;
}

/** Returns where the customer comes from and wants to go on, from `back` in the URL; null unless it is a screen of this app. */
export function useBackPath(isOpenPath: IsOpenPath): string | null {
  const [query] = useSearchParams();
  return openPath(query.get('back'), isOpenPath);
}
