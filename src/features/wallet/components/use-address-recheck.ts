import { useEffect, useEffectEvent } from 'react';

interface AddressForm {
  values: { network: string; address: string };
  /** Checks a field, and shows what is wrong with it. */
  require(name: 'address'): Promise<unknown>;
}

/** Checks the address again when the network changes: one that was right on another is named. */
export function useAddressRecheck(form: AddressForm): void {
  const { network, address } = form.values;
  const recheck = useEffectEvent(() => {
    if (address !== '') form.require('address').catch(() => undefined);
  });
  useEffect(() => recheck(), [network]);
}
