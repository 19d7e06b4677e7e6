import { usePriceAge } from '../api/price-age.ts';

/** Says how old prices are that no longer update. Renders with each tick, so that the list around it doesn't. */
export function PriceAge({ polled }: { polled: { readonly time: string } }) {
  const age = usePriceAge(polled);
  return age ? <p className="-mt-2 pb-1 text-14 text-caution">{age}</p> : null;
}
