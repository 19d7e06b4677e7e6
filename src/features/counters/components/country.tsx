import { Flag } from '#design-system/flag';
import { useLocale } from '#platform/language';

/** A country or region, in the customer's language. */
export function Country({ code }: { code: string }) {
  const name = new Intl.DisplayNames(useLocale(), { type: 'region' }).of(code) ?? code;
  return (
    <span className="inline-flex items-center gap-2">
      <Flag code={code} />
      {name}
    </span>
  );
}
