import { useTranslation } from 'react-i18next';
import { Button } from '#design-system/button';
import { EmptyState } from '#design-system/empty-state';
import { ErrorState } from '#design-system/error-state';
import { SkeletonRows } from '#design-system/skeleton';
import { useAge } from '#platform/age';
import { useErrorMessages } from '#platform/error-messages';
import { useExchangeRecord } from '../api/records.ts';
import { OrderOutcome } from './order-outcome.tsx';

/** One accepted order, followed live until it is settled. */
export function RecordPage({ sn }: { sn: string }) {
  const { t } = useTranslation(['counters-exchange', 'common']);
  const problems = useErrorMessages();
  const read = useExchangeRecord(sn);
  const { record, data, error, isValidating } = read;
  const age = useAge(read);
  if (!data && error) return <ErrorState {...problems.state(t('records.one-error'), read)} />;
  if (!record && (isValidating || !data)) return <SkeletonRows label={t('common:state.loading')} count={4} />;
  if (!record) {
    return (
      <EmptyState
        illustration="lens"
        title={t('records.not-found')}
        action={<Button href="/counter/records">{t('records.all')}</Button>}
      />
    );
  }
  return (
    <>
      {age && <p className="text-14 text-caution">{age}</p>}
      <OrderOutcome record={record} />
      <Button block href="/counter">
        {t('action.counters')}
      </Button>
    </>
  );
}
