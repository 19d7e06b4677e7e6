import { useState, type ReactNode } from 'react';
import type { MoneyCallName, RequestOf, ResponseOf } from '#contract/index';
import { withConfirmation } from './confirmation.ts';
import { useMoneyCall } from './money-call.ts';

/** A money call whose form says so as long as its outcome is unknown: `pending` is what was sent, also before a reload. */
export function useResumableCall<Name extends MoneyCallName>(name: Name) {
  const call = useMoneyCall(name);
  const [pending, setPending] = useState(() => call.unresolved());
  return {
    pending,
    /** `about` says what it is, where a second factor is asked for. */
    async send(input: RequestOf<Name>, about?: ReactNode): Promise<ResponseOf<Name>> {
      try {
        const answer = await withConfirmation(() => call.send(input), about);
        setPending(null);
        return answer;
      } catch (error) {
        setPending(call.unresolved());
        throw error;
      }
    },
  };
}

export type ResumableCall<Name extends MoneyCallName> = ReturnType<typeof useResumableCall<Name>>;
