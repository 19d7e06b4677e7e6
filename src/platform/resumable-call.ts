import { useState, type ReactNode } from 'react';
import type { MoneyCallName, RequestOf, ResponseOf } from '#contract/index';
import { withConfirmation } from '#platform/confirmation';
import { useMoneyCall } from '#platform/money-call';

/** A money call whose form says so as long as its outcome is unknown: `pending` is what was sent, also before a reload. */
export function useResumable<Name extends MoneyCallName>(name: Name) {
  const call = useMoneyCall(name);
  const [pending, setPending] = useState(() => call.unresolved());
  return {
    pending,
    /** `about` says what it is, where a second factor is asked for. */
    async send(input: RequestOf<Name>, about?: ReactNode): Promise<ResponseOf<Name>> {
      try {
        return await withConfirmation(() => call.send(input), about);
      } catch (error) {
        setPending(call.unresolved());
        throw error;
      }
    },
  };
}
