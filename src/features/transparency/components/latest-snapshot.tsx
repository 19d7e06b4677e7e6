import { useTranslation } from 'react-i18next';
import { Button } from '#design-system/button';
import { EmptyState } from '#design-system/empty-state';
import { ErrorState } from '#design-system/error-state';
import { Section } from '#design-system/section';
import { SkeletonRows } from '#design-system/skeleton';
import { AgeNote } from '#forms/age-note';
import { ApiError } from '#platform/api-error';
import { useDates } from '#platform/dates';
import { useErrorMessages } from '#platform/error-messages';
import { loginPath } from '#platform/redirect';
import { useCustomer } from '#platform/session';
import { useLatestSnapshot } from '../api/snapshots.ts';
import { SnapshotTotals } from './snapshot-totals.tsx';
import { useSnapshotSheet } from './use-snapshot-sheet.tsx';

/** What is owed to customers and held, now, and whether the customer's own balances are in it. */
export function LatestSnapshot() {
  const { t } = useTranslation('transparency');
  const dates = useDates();
  const problems = useErrorMessages();
  const isCustomer = useCustomer() !== null;
  const read = useLatestSnapshot();
  const { show, sheet } = useSnapshotSheet();
  const { data, error } = read;
  if (!data && error instanceof ApiError && error.code === 'not-found')
    return (
      <EmptyState illustration="ledger" title={t('totals.none.title')}>
        {t('totals.none.text')}
      </EmptyState>
    );
  if (!data && error) return <ErrorState {...problems.state(t('totals.error'), read)} />;
  if (!data) return <SkeletonRows count={5} />;
  return (
    <>
      <Section title={t('totals.title')}>
        <p className="text-14 text-muted text-pretty">
          {t('totals.times', { time: dates.timely(data.time), next: dates.timely(data.next_at) })}
          <span className="block">{t('totals.source')}</span>
        </p>
        <AgeNote of={read} />
        <SnapshotTotals items={data.items} />
      </Section>
      <Section title={t('own.title')}>
        <p className="text-muted text-pretty">{t('own.text')}</p>
        {isCustomer ? (
          <Button tone="primary" block onClick={() => show(data)}>
            {t('own.check')}
          </Button>
        ) : (
          <Button block href={loginPath('/transparency')}>
            {t('own.log-in')}
          </Button>
        )}
      </Section>
      {sheet}
    </>
  );
}
