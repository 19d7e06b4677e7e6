import { useEffect, useState } from 'react';
import { request } from '#platform/http';

export type UsernameState = 'unknown' | 'checking' | 'free' | 'taken';

/** Worth asking about: field rules reject the rest. */
const isAskable = (typed: string): boolean => typed.trim().length >= 5 && typed.trim().length <= 30;

/** Debounce before the server is asked. */
const pauseMs = 400;

/** Returns whether a username is available, asked while typing once it is valid. */
export function useUsernameCheck(typed: string): UsernameState {
  const [known, setKnown] = useState<{ name: string; state: UsernameState } | null>(null);
  const name = isAskable(typed) ? typed.trim() : null;
  useEffect(() => {
    if (name === null || known?.name === name) return undefined;
    const controller = new AbortController();
    const timer = setTimeout(() => {
      request('POST index/checkUsername', { username: name }, { signal: controller.signal }).then(
        ({ available }) => setKnown({ name, state: available ? 'free' : 'taken' }),
        // Registration reports it too, so a failed check stays silent.
        () => {
          if (!controller.signal.aborted) setKnown({ name, state: 'unknown' });
        },
      );
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [name, known]);
  if (name === null) return 'unknown';
  return known?.name === name ? known.state : 'checking';
}
