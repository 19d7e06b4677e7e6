import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isZero } from '#contract/money';
import { Amount } from '#design-system/amount';
import type { ChartPoint } from '#design-system/chart';
import { ErrorState } from '#design-system/error-state';
import { IconButton } from '#design-system/icon-button';
import { Icon } from '#design-system/icon';
import { Skeleton, SkeletonGroup } from '#design-system/skeleton';
import { Stat } from '#design-system/stat';
import { useAge } from '#platform/age';
import { maskStore } from '#platform/appearance';
import { useDisplayCurrency } from '#platform/display-currency';
import { useErrorMessages } from '#platform/error-messages';
import { useStore } from '#platform/store';
import { useTotal } from '../api/balance.ts';
import { DisplayCurrency } from './display-currency.tsx';
import { Today, TodayPlace } from './today.tsx';
import { Unpriced } from './unpriced.tsx';
import { ValueLine, ValueLinePlace } from './value-line.tsx';

/** The customer's total, with today's profit or loss, its line over time, and the switch that hides amounts. */
export function TotalBalance() {
  const { t } = useTranslation('wallet');
  const currency = useDisplayCurrency();
  const isMasked = useStore(maskStore);
  const total = useTotal(currency);
  const { data, error } = total;
  const age = useAge(total);
  const problems = useErrorMessages();
  const [read, setRead] = useState<ChartPoint>();

  if (!data && error) return <ErrorState scope="section" {...problems.state(t('balance.error'), total)} />;
  return (
    <>
      <Stat
        label={age ? <span className="text-caution">{age}</span> : t('balance.total')}
        action={
          <IconButton
            label={t('balance.hide')}
            pressed={isMasked}
            icon={<Icon icon={isMasked ? EyeOff : Eye} />}
            onClick={() => maskStore.set(!isMasked)}
          />
        }
        unit={<DisplayCurrency currency={currency} />}
        description={
          data ? (
            <>
              <Unpriced currencies={data.unpriced} />
              <Today currency={currency} scale={data.display_scale} />
            </>
          ) : (
            <TodayPlace />
          )
        }
      >
        {data ? (
          <Amount value={read?.value ?? data.total} scale={data.display_scale} size="xxx-large" />
        ) : (
          <SkeletonGroup>
            <span className="flex w-48 items-center text-48">
              {'\u200B'}
              <Skeleton shape="figure" />
            </span>
          </SkeletonGroup>
        )}
      </Stat>
      {data ? !isZero(data.total) && <ValueLine currency={currency} onScrub={setRead} /> : <ValueLinePlace />}
    </>
  );
}
