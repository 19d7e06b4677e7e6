import { useCallback, useEffect, useRef } from 'react';
import { useNavigate, type NavigateOptions, type To } from 'react-router-dom';

/** Whether the previous entry belongs to the app: React Router counts its own. */
const hasPlaceBefore = (): boolean => ((window.history.state as { idx?: number } | null)?.idx ?? 0) > 0;

/** Returns what tells whether the component still shows. */
export function useIsShown(): () => boolean {
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  return useCallback(() => isShown.current, []);
}

/**
 * Leads on from a screen, but no longer once it was left: an answer that it waited for may come late. Returns whether it led
 * on.
 */
export function useLeave(): (to: To, options?: NavigateOptions) => boolean {
  const navigate = useNavigate();
  const isShown = useIsShown();
  return useCallback(
    (to, options) => {
      if (!isShown()) return false;
      void navigate(to, options);
      return true;
    },
    [navigate, isShown],
  );
}

/** Goes back one step, or to `otherwise` on the first page of the visit; from a screen that was left, nowhere. */
export function useBack(otherwise = '/'): () => void {
  const navigate = useNavigate();
  const isShown = useIsShown();
  return useCallback(() => {
    if (!isShown()) return;
    if (hasPlaceBefore()) void navigate(-1);
    else void navigate(otherwise, { replace: true });
  }, [navigate, isShown, otherwise]);
}
