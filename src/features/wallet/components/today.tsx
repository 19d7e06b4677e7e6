import { Info } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { percentToRatio } from '#contract/money';
import { Amount } from '#design-system/amount';
import { ErrorState } from '#design-system/error-state';
import { IconButton } from '#design-system/icon-button';
import { Icon } from '#design-system/icon';
import { Percent } from '#design-system/percent';
import { Skeleton } from '#design-system/skeleton';
import { useTodayProfitLoss } from '../api/balance.ts';

const TodaySheet = lazy(async () => ({ default: (await import('./today-sheet.tsx')).TodaySheet }));

/** Today's profit or loss in one line, with a link to how it is computed. */
export function Today({ currency, scale }: { currency: string; scale: number }) {
  const { t } = useTranslation(['wallet', 'common']);
  const [isShown, setShown] = useState(false);
  const { data, error, isValidating, mutate } = useTodayProfitLoss(currency);
  if (!data && error)
    return (
      <ErrorState
        scope="part"
        title={t('balance.today-failed')}
        retry={{ label: t('common:action.retry'), onClick: () => void mutate(), busy: isValidating }}
      />
    );
  if (!data) return <TodayPlace />;
  return (
    <span className="flex flex-wrap items-center gap-x-2">
      <span className="text-muted">{t('balance.today')}</span>
      <Amount value={data.amount} scale={scale} tone="change" size="small" />
      {data.percent !== null && <Percent value={percentToRatio(data.percent)} tone="change" size="small" />}
      <IconButton label={t('balance.how')} icon={<Icon icon={Info} />} onClick={() => setShown(true)} />
      {isShown && (
        <Suspense fallback={null}>
          <TodaySheet today={data} scale={scale} onClose={() => setShown(false)} />
        </Suspense>
      )}
    </span>
  );
}

/** The place of the line, as tall as its button. */
export function TodayPlace() {
  return (
    <span className="flex min-h-target items-center">
      <Skeleton width="third" />
    </span>
  );
}
