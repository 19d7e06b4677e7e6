import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';

/** Whether the place before this one belongs to the app: React Router counts its own entries. */
const hasPlaceBefore = (): boolean => ((window.history.state as { idx?: number } | null)?.idx ?? 0) > 0;

/** Goes back one step; where this is the first page of the visit, to `otherwise` instead of out of the app. */
export function useBack(otherwise = '/'): () => void {
  const navigate = useNavigate();
  return useCallback(() => {
    if (hasPlaceBefore()) void navigate(-1);
    else void navigate(otherwise, { replace: true });
  }, [navigate, otherwise]);
}
