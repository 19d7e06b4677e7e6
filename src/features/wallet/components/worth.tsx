import { useTranslation } from 'react-i18next';
import { Amount } from '#design-system/amount';

interface WorthProps {
  /** Null without a price now. */
  value: string | null;
  /** The currency of the value, where it isn't clear. */
  currency?: string;
  scale: number;
}

/** What a balance in a list is worth, or that it has no price now, which isn't zero. */
export function Worth({ value, ...amount }: WorthProps) {
  const { t } = useTranslation('wallet');
  if (value === null) return <span className="text-14 font-normal text-muted">{t('assets.no-price')}</span>;
  return <Amount value={value} {...amount} />;
}
