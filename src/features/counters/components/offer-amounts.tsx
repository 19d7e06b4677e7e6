import { ArrowDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { inBothDirections } from '#contract/money';
import { Amount } from '#design-system/amount';
import { CurrencyIcon } from '#design-system/currency-icon';
import { Icon } from '#design-system/icon';
import { RateLine } from '#design-system/rate-line';
import type { Offer } from '../model/stage.ts';

/** What the customer pays and receives, and the rate beside the market's. */
export function OfferAmounts({ offer }: { offer: Offer }) {
  const { t } = useTranslation('counters-exchange');
  return (
    <div className="flex flex-col gap-3">
      <Line label={t('offer.pay')} currency={offer.currency} amount={offer.amount} scale={offer.scale} />
      <div className="flex items-center gap-3 text-muted">
        <span className="grow border-t border-line" />
        <Icon icon={ArrowDown} size="small" />
        <span className="grow border-t border-line" />
      </div>
      <Line
        label={t('offer.receive')}
        currency={offer.target}
        amount={offer.target_amount}
        scale={offer.target_scale}
      />
      <div className="border-t border-line pt-1">
        <RateLine
          from={offer.currency}
          to={offer.target}
          rate={inBothDirections(offer.rate)}
          mid={inBothDirections(offer.mid_rate)}
          labels={{ swap: t('offer.invert'), mid: t('offer.mid-rate') }}
        />
      </div>
    </div>
  );
}

interface LineProps {
  label: string;
  currency: string;
  amount: string;
  scale: number;
}

function Line({ label, currency, amount, scale }: LineProps) {
  return (
    <div className="flex items-center justify-between gap-4">
      <div className="min-w-0">
        <p className="text-14 text-muted">{label}</p>
        <Amount value={amount} currency={currency} scale={scale} minDigits={2} size="x-large" unmasked />
      </div>
      <CurrencyIcon code={currency} size="large" />
    </div>
  );
}
