import { useTranslation } from 'react-i18next';
import { Amount } from '#design-system/amount';
import { rateScale } from '../model/rate-scale.ts';

interface RateProps {
  from: string;
  to: string;
  /** Units of `to` for one of `from`. */
  value: string;
}

/** What one unit is worth. A rate is no amount of anybody's, so it is never masked. */
export function Rate({ from, to, value }: RateProps) {
  const { t } = useTranslation('flash');
  return (
    <span className="inline-flex flex-wrap justify-end gap-x-1">
      <span className="text-muted">{t('quote.per', { from })}</span>
      <Amount value={value} currency={to} scale={rateScale(value)} leastDigits={2} unmasked />
    </span>
  );
}
