import { useState } from 'react';
import type { RequestOf, ResponseOf } from '#contract/index';
import { useMoneyCall } from '#platform/money-call';

/** Opens a term. `pending` is what was sent without an answer, also before a reload. */
export function useOpenTerm() {
  const call = useMoneyCall('POST pledge/open');
  const [pending, setPending] = useState(() => call.unresolved());
  return {
    pending,
    async send(input: RequestOf<'POST pledge/open'>): Promise<ResponseOf<'POST pledge/open'>> {
      try {
        const term = await call.send(input);
        setPending(null);
        return term;
      } catch (error) {
        setPending(call.unresolved());
        throw error;
      }
    },
  };
}

export type OpenTerm = ReturnType<typeof useOpenTerm>;
