import { useTranslation } from 'react-i18next';
import { Amount } from '#design-system/amount';
import { KeyValueList } from '#design-system/key-value-list';
import { useDates } from '#platform/dates';
import { useLocale } from '#platform/language';
import { lengthOfTime } from '#platform/length-of-time';
import type { Offer } from '../model/stage.ts';
import { Country } from './country.tsx';
import { Terms } from './terms.tsx';

interface OfferFactsProps {
  offer: Offer;
  /** How long an accepted order waits for the other party at most. */
  waitSeconds: number;
}

/** Everything else that an answer depends on. */
export function OfferFacts({ offer, waitSeconds }: OfferFactsProps) {
  const { t } = useTranslation('counters-exchange');
  const dates = useDates();
  const locale = useLocale();
  return (
    <div className="flex flex-col gap-3">
      <KeyValueList
        items={[
          {
            id: 'profit',
            label: t('offer.profit'),
            value: (
              <Amount
                value={offer.profit}
                currency={offer.target}
                scale={offer.target_scale}
                minDigits={2}
                sign="always"
                unmasked
              />
            ),
            description: t('offer.profit-by'),
          },
          { id: 'country', label: t('record.country'), value: <Country code={offer.country} /> },
          {
            id: 'until',
            label: t('offer.until'),
            value: dates.time(offer.expires_at),
          },
          {
            id: 'wait',
            label: t('offer.wait'),
            value: lengthOfTime(waitSeconds, locale),
          },
          { id: 'sn', label: t('record.sn'), value: <span translate="no">{offer.sn}</span> },
        ]}
      />
      <Terms texts={[t('offer.profit-text'), t('offer.until-text'), t('offer.wait-text')]} />
    </div>
  );
}
