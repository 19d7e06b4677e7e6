import { useState } from 'react';
import type { MoneyCallName, RequestOf, ResponseOf } from '#contract/index';
import { withConfirmation } from '#platform/confirmation';
import { useMoneyCall } from '#platform/money-call';

/** A money call whose form says so as long as its outcome is unknown: `pending` is what was sent, also before a reload. */
export function useResumable<Name extends MoneyCallName>(name: Name) {
  const call = useMoneyCall(name);
  const [pending, setPending] = useState(() => call.unresolved());
  return {
    pending,
    async send(input: RequestOf<Name>): Promise<ResponseOf<Name>> {
      try {
        return await withConfirmation(() => call.send(input));
      } catch (error) {
        setPending(call.unresolved());
        throw error;
      }
    },
  };
}
