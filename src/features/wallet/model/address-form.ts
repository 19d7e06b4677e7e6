import * as v from 'valibot';
import { crossCheck } from '#contract/cross-check';
import { saveAddressRequest } from '#contract/wallet-addresses';
import { validator } from '#platform/validate';
import { addressProblemOf, type AddressRules } from './address-problem.ts';

/** The request, plus the form of the address on its network. */
export function addressRules(rules: AddressRules) {
  const problemOf = addressProblemOf(rules);
  return validator(
    v.pipe(
      saveAddressRequest,
      crossCheck(['network', 'address'], {
        at: 'address',
        rule: (values) => problemOf(values) === undefined,
        message: (values) => problemOf(values) ?? '',
      }),
    ),
  );
}

/** A new name. */
export const checkLabel = validator(v.strictObject({ label: saveAddressRequest.entries.label }));
