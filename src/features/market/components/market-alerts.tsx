import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#design-system/button';
import { ErrorState } from '#design-system/error-state';
import { List } from '#design-system/list-row';
import { Section } from '#design-system/section';
import { SkeletonRows } from '#design-system/skeleton';
import { useErrorMessages } from '#platform/error-messages';
import { loginPath } from '#platform/redirect';
import { useCustomer } from '#platform/session';
import { useAlerts } from '../api/alerts.ts';
import type { Ticker } from '../model/live-ticker.ts';
import { marketAddress } from '../model/market-filter.ts';
import { AlertRow } from './alert-row.tsx';

const AlertSheet = lazy(async () => ({ default: (await import('./alert-sheet.tsx')).AlertSheet }));

/** The price alerts of one market, and the way to set one. Nothing is created without the customer. */
export function MarketAlerts({ ticker }: { ticker: Ticker }) {
  const { t } = useTranslation('market-screen');
  const isCustomer = useCustomer() !== null;
  const problems = useErrorMessages();
  const read = useAlerts();
  const { data, error } = read;
  const [isAdding, setAdding] = useState(false);
  const alerts = data?.items.filter(({ symbol }) => symbol === ticker.symbol) ?? [];
  const add = { tone: 'quiet', size: 'small' } as const;
  return (
    <Section
      headingLevel={3}
      title={t('alerts.title')}
      action={
        <span className="-me-3 block">
          {isCustomer ? (
            <Button {...add} disabled={!data} aria-haspopup="dialog" onClick={() => setAdding(true)}>
              {t('alerts.add')}
            </Button>
          ) : (
            <Button {...add} href={loginPath(marketAddress(ticker.symbol))}>
              {t('alerts.log-in')}
            </Button>
          )}
        </span>
      }
    >
      {isCustomer && !data && error && <ErrorState scope="section" {...problems.state(t('alerts.error'), read)} />}
      {isCustomer && !data && !error && <SkeletonRows count={1} />}
      {(data || !isCustomer) && alerts.length === 0 && <p className="text-14 text-muted">{t('alerts.none')}</p>}
      {alerts.length > 0 && (
        <List label={t('alerts.title')}>
          {alerts.map((alert) => (
            <AlertRow key={alert.id} alert={alert} scale={ticker.scale} />
          ))}
        </List>
      )}
      {isAdding && (
        <Suspense fallback={null}>
          <AlertSheet ticker={ticker} onClose={() => setAdding(false)} />
        </Suspense>
      )}
    </Section>
  );
}
