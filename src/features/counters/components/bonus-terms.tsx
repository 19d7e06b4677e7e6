import { useTranslation } from 'react-i18next';
import { Amount } from '#design-system/amount';
import { Card } from '#design-system/card';
import { clockText } from '#design-system/countdown-ring';
import { useRemaining } from '#platform/countdown';
import { useDates } from '#platform/dates';
import { richText } from '#platform/rich-text';
import type { Offer } from '../model/stage.ts';

interface BonusTermsProps {
  bonus: NonNullable<Offer['bonus']>;
  /** Its deadline by this device's clock. */
  until: number;
}

/** The limited-time bonus with its amount, condition and deadline, and what doesn't depend on it. */
export function BonusTerms({ bonus, until }: BonusTermsProps) {
  const { t } = useTranslation('counters-exchange');
  const dates = useDates();
  const left = useRemaining(until);
  return (
    <Card tone="outlined">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="font-medium">{t('bonus.title')}</h3>
        <span className="text-14 text-muted tabular-nums">
          {left > 0 ? t('bonus.left', { clock: clockText(left) }) : t('bonus.over')}
        </span>
      </div>
      <p className="pt-1 text-14 text-pretty">
        {richText(t('bonus.text', { count: bonus.minutes, clock: dates.timely(bonus.deadline) }), {
          amount: (
            <Amount
              value={bonus.amount}
              currency={bonus.currency}
              scale={bonus.scale}
              minDigits={2}
              size="small"
              unmasked
            />
          ),
        })}
      </p>
      <p className="pt-1 text-14 text-muted text-pretty">{t('bonus.free')}</p>
    </Card>
  );
}
