import { useEffect, useState } from 'react';

type BrandOf = (firstDigits: string) => string | null;

/** Returns the brand of a masked card number, once the list of brands has loaded, if its first digits tell. */
export function useBrandOf(): (number: string) => string | undefined {
  const [brandOf, setBrandOf] = useState<BrandOf | null>(null);
  useEffect(() => {
    import('#design-system/card-number-field').then(
      ({ cardBrandOf }) => setBrandOf(() => cardBrandOf),
      () => undefined,
    );
  }, []);
  return (number) => brandOf?.(number.replace(/\D.*$/u, '')) ?? undefined;
}
