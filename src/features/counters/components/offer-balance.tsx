import { useTranslation } from 'react-i18next';
import { isPositive } from '#contract/money';
import { Amount } from '#design-system/amount';
import { KeyValueList } from '#design-system/key-value-list';
import type { Offer } from '../model/stage.ts';

/** What is there to accept an offer, and what is missing. */
export function OfferBalance({ offer: { currency, scale, available, shortfall } }: { offer: Offer }) {
  const { t } = useTranslation('counters-exchange');
  const amount = (value: string) => <Amount value={value} currency={currency} scale={scale} minDigits={2} />;
  return (
    <KeyValueList
      items={[
        { id: 'available', label: t('offer.available'), value: amount(available) },
        ...(isPositive(shortfall) ? [{ id: 'shortfall', label: t('offer.shortfall'), value: amount(shortfall) }] : []),
      ]}
    />
  );
}
