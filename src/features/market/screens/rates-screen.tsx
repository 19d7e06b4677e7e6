import { useTranslation } from 'react-i18next';
import { Navigate, useSearchParams } from 'react-router-dom';
import { Button } from '#design-system/button';
import { ErrorState } from '#design-system/error-state';
import { Screen, ScreenAction } from '#design-system/screen';
import { Skeleton, SkeletonGroup, SkeletonRows } from '#design-system/skeleton';
import { TopNav } from '#design-system/top-nav';
import type { Conversion } from '#forms/conversion';
import { useErrorMessages } from '#platform/error-messages';
import { useBack } from '#platform/navigation';
import { withQuery } from '#platform/with-query';
import { useRates } from '../api/rates.ts';
import { RateConverter } from '../components/rate-converter.tsx';
import { RatesOverview } from '../components/rates-overview.tsx';
import { readConversion } from '../model/conversion.ts';

/** A converter between any two currencies, and the rates of all. The address has the pair and the amount. */
export default function RatesScreen() {
  const { t } = useTranslation('market-rates');
  const back = useBack('/trend');
  const problems = useErrorMessages();
  const [query, setQuery] = useSearchParams();
  const inAddress = readConversion(query);
  const { to } = inAddress;
  const read = useRates(to);
  const { data, error } = read;

  if (error?.code === 'currency-unknown') return <Navigate to="/rate" replace />;
  const change = (next: Conversion): void => setQuery({ ...next }, { replace: true });
  return (
    <Screen nav={<TopNav title={t('title')} onBack={back} />}>
      {data && (
        <>
          <RateConverter inAddress={inAddress} read={read} onChange={change} />
          <RatesOverview read={read} />
          <ScreenAction>
            <Button
              tone="primary"
              size="large"
              block
              href={withQuery('/flash-exchange', query.has('amount') ? { ...inAddress } : { from: inAddress.from, to })}
            >
              {t('convert', { from: inAddress.from, to })}
            </Button>
          </ScreenAction>
        </>
      )}
      {!data && error && <ErrorState {...problems.state(t('error'), read)} />}
      {!data && !error && (
        <>
          <SkeletonGroup>
            <Skeleton shape="block" />
            <Skeleton shape="block" />
            <Skeleton />
          </SkeletonGroup>
          <SkeletonRows count={5} />
        </>
      )}
    </Screen>
  );
}
