import { useTranslation } from 'react-i18next';
import { Button } from '#design-system/button';
import { CopyButton } from '#design-system/copy-button';
import { EmptyState } from '#design-system/empty-state';
import { ErrorState } from '#design-system/error-state';
import { Rosette } from '#design-system/rosette';
import { Section } from '#design-system/section';
import { Sheet } from '#design-system/sheet';
import { SkeletonRows } from '#design-system/skeleton';
import { Stack } from '#design-system/stack';
import { AddressGroups } from '#design-system/address-display';
import { AgeNote } from '#forms/age-note';
import { ApiError } from '#platform/api-error';
import { useDates } from '#platform/dates';
import { useErrorMessages } from '#platform/error-messages';
import { saveFile } from '#platform/save-file';
import { useCustomer } from '#platform/session';
import { useBalanceProof } from '../api/balance-proof.ts';
import type { Snapshot } from '../api/snapshots.ts';
import { BalanceChecks } from './balance-checks.tsx';
import { SnapshotTotals } from './snapshot-totals.tsx';

interface SnapshotSheetProps {
  snapshot: Snapshot;
  onClose(): void;
}

/** One snapshot: the customer's own balances in it, what is owed and held, and the roots. */
export function SnapshotSheet({ snapshot, onClose }: SnapshotSheetProps) {
  const { t } = useTranslation('transparency');
  const dates = useDates();
  const isCustomer = useCustomer() !== null;
  return (
    <Sheet
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('snapshot.title', { number: snapshot.number })}
      description={dates.moment(snapshot.time)}
    >
      <Stack gap={6}>
        {isCustomer && <OwnBalances snapshot={snapshot} />}
        <Section title={t('totals.title')} headingLevel={3}>
          <SnapshotTotals items={snapshot.items} />
        </Section>
        <Section title={t('snapshot.roots')} headingLevel={3}>
          <ul className="flex flex-col gap-3">
            {snapshot.items.map(({ currency, root }) => (
              <li key={currency} className="flex items-center gap-3">
                <Rosette hash={root} size="small" />
                <span className="min-w-0 grow">
                  <span className="font-medium">{currency}</span>
                  <AddressGroups address={root} />
                  <span className="sr-only">{root}</span>
                </span>
                <CopyButton text={root} label={t('check.copy-root', { currency })} />
              </li>
            ))}
          </ul>
        </Section>
      </Stack>
    </Sheet>
  );
}

function OwnBalances({ snapshot }: { snapshot: Snapshot }) {
  const { t } = useTranslation('transparency');
  const problems = useErrorMessages();
  const read = useBalanceProof(snapshot.number);
  const { data, error } = read;
  if (!data && error instanceof ApiError && error.code === 'not-found')
    return (
      <EmptyState illustration="ledger" title={t('check.gone.title')} headingLevel={3}>
        {t('check.gone.text')}
      </EmptyState>
    );
  if (!data && error) return <ErrorState {...problems.state(t('check.error'), read)} />;
  if (!data) return <SkeletonRows count={3} />;
  if (data.items.length === 0)
    return (
      <EmptyState illustration="ledger" title={t('check.none.title')} headingLevel={3}>
        {t('check.none.text')}
      </EmptyState>
    );
  return (
    <Section title={t('check.title')} headingLevel={3}>
      <AgeNote of={read} />
      <BalanceChecks proof={data} published={snapshot.items} />
      <Button
        block
        onClick={() => saveFile(`balances-${data.number}.json`, JSON.stringify(data, null, 2), 'application/json')}
      >
        {t('check.save')}
      </Button>
      <p className="text-14 text-muted text-pretty">{t('check.save-text')}</p>
    </Section>
  );
}
