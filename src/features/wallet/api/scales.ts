import { useCryptos, useFiats } from './currencies.ts';

export interface Scales {
  /** Digits after the point that are booked. */
  booked: number;
  /** Digits after the point that are shown. */
  shown: number;
}

/** Until the currencies are known; six digits are shown unless a currency says otherwise (specification, section 9). */
const unknown: Scales = { booked: 18, shown: 6 };

/** Digits of every currency, as the server says them. */
export function useScales(): (currency: string) => Scales {
  const cryptos = useCryptos().data?.items ?? [];
  const fiats = useFiats().data?.items ?? [];
  return (currency) => {
    const found = [...cryptos, ...fiats].find((each) => each.currency === currency);
    return found ? { booked: found.scale, shown: found.display_scale } : unknown;
  };
}
