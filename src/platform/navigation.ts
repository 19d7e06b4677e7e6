import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';

/** Whether the previous entry belongs to the app: React Router counts its own. */
const hasPlaceBefore = (): boolean => ((window.history.state as { idx?: number } | null)?.idx ?? 0) > 0;

/** Goes back one step, or to `otherwise` on the first page of the visit. */
export function useBack(otherwise = '/'): () => void {
  const navigate = useNavigate();
  return useCallback(() => {
    if (hasPlaceBefore()) void navigate(-1);
    else void navigate(otherwise, { replace: true });
  }, [navigate, otherwise]);
}
