import { ArrowRightLeft, BellRing } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { ErrorState } from '#design-system/error-state';
import { Icon } from '#design-system/icon';
import { IconButton } from '#design-system/icon-button';
import { Screen } from '#design-system/screen';
import { SkeletonRows } from '#design-system/skeleton';
import { TopNav } from '#design-system/top-nav';
import { useErrorMessages } from '#platform/error-messages';
import { useCustomer } from '#platform/session';
import { useTickers } from '../api/tickers.ts';
import { MarketBrowser } from '../components/market-browser.tsx';
import { readInterval } from '../model/market-filter.ts';

const MarketSheet = lazy(async () => ({ default: (await import('../components/market-sheet.tsx')).MarketSheet }));
const AlertsSheet = lazy(async () => ({ default: (await import('../components/alerts-sheet.tsx')).AlertsSheet }));

/** Every market. The address has the filter, and what is open: a market, or the alerts. */
export default function MarketsScreen() {
  const { t } = useTranslation(['market', 'market-screen']);
  const [query, setQuery] = useSearchParams();
  const read = useTickers();
  const { data, error } = read;
  const problems = useErrorMessages();
  const isCustomer = useCustomer() !== null;
  const symbol = query.get('market');

  const change = (next: URLSearchParams): void => setQuery(next, { replace: true });
  const set = (names: Readonly<Record<string, string | null>>): void => {
    const next = new URLSearchParams(query);
    for (const [name, value] of Object.entries(names)) {
      if (value === null) next.delete(name);
      else next.set(name, value);
    }
    change(next);
  };

  return (
    <Screen
      tabs
      nav={
        <TopNav
          title={t('title')}
          actions={
            isCustomer && (
              <>
                <IconButton
                  label={t('market-screen:rates')}
                  icon={<Icon icon={ArrowRightLeft} size="large" />}
                  href="/rate"
                />
                <IconButton
                  label={t('market-screen:alerts.title')}
                  icon={<Icon icon={BellRing} size="large" />}
                  onClick={() => set({ alerts: 'all' })}
                />
              </>
            )
          }
        />
      }
    >
      {data && <MarketBrowser tickers={data} query={query} onQuery={change} onOpen={(market) => set({ market })} />}
      {!data && error && <ErrorState {...problems.state(t('error'), read)} />}
      {!data && !error && <SkeletonRows count={8} />}
      {isCustomer && query.get('alerts') === 'all' && (
        <Suspense fallback={null}>
          <AlertsSheet onClose={() => set({ alerts: null })} />
        </Suspense>
      )}
      {symbol !== null && (
        <Suspense fallback={null}>
          <MarketSheet
            symbol={symbol}
            read={read}
            interval={readInterval(query)}
            onInterval={(interval) => set({ interval })}
            onClose={() => set({ market: null, interval: null })}
          />
        </Suspense>
      )}
    </Screen>
  );
}
