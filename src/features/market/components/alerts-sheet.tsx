import { useTranslation } from 'react-i18next';
import { EmptyState } from '#design-system/empty-state';
import { ErrorState } from '#design-system/error-state';
import { List } from '#design-system/list-row';
import { Sheet } from '#design-system/sheet';
import { SkeletonRows } from '#design-system/skeleton';
import { AgeNote } from '#forms/age-note';
import { useErrorMessages } from '#platform/error-messages';
import { useAlerts } from '../api/alerts.ts';
import { useTickers } from '../api/tickers.ts';
import { AlertRow } from './alert-row.tsx';

/** Of a market that is no longer offered. */
const otherScale = 2;

/** The price alerts of all markets, newest first. */
export function AlertsSheet({ onClose }: { onClose(): void }) {
  const { t } = useTranslation('market-screen');
  const problems = useErrorMessages();
  const markets = useTickers().data?.items;
  const read = useAlerts();
  const { data, error } = read;
  return (
    <Sheet open onOpenChange={(isOpen) => !isOpen && onClose()} title={t('alerts.title')}>
      <AgeNote of={read} />
      {data?.items.length === 0 && (
        <EmptyState illustration="bell" headingLevel={3} title={t('alerts.empty.title')}>
          {t('alerts.empty.text')}
        </EmptyState>
      )}
      {data && data.items.length > 0 && (
        <List label={t('alerts.title')}>
          {data.items.map((alert) => (
            <AlertRow
              key={alert.id}
              alert={alert}
              scale={markets?.find(({ symbol }) => symbol === alert.symbol)?.scale ?? otherScale}
            />
          ))}
        </List>
      )}
      {!data && error && <ErrorState {...problems.state(t('alerts.error'), read)} />}
      {!data && !error && <SkeletonRows count={3} />}
    </Sheet>
  );
}
