import { useRef } from 'react';
import { toApiError } from './api-error.ts';

/**
 * Returns `send`, but a second-factor code that was refused isn't sent once more: that would only count as another wrong
 * guess. It gets the same answer.
 */
export function useRefusedCode(send: (code: string) => Promise<void>): (code: string) => Promise<void> {
  const refused = useRef<{ code: string; error: unknown }>(undefined);
  return async (code) => {
    if (refused.current?.code === code) throw refused.current.error;
    try {
      await send(code);
    } catch (error) {
      if (toApiError(error).code === 'second-factor-wrong') refused.current = { code, error };
      throw error;
    }
  };
}
