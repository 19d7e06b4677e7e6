import { useTranslation } from 'react-i18next';
import { orderStatus } from '#contract/fields';
import { Amount } from '#design-system/amount';
import { Button } from '#design-system/button';
import { EmptyState } from '#design-system/empty-state';
import { ErrorState } from '#design-system/error-state';
import { SkeletonRows } from '#design-system/skeleton';
import { Stack } from '#design-system/stack';
import { Stat } from '#design-system/stat';
import { useErrorMessages } from '#platform/error-messages';
import { useDeposit } from '../api/deposit.ts';
import { DepositTimeline } from './deposit-timeline.tsx';

/** The live progress of a deposit that was just submitted. */
export function DepositStatus({ sn, onAnother }: { sn: string; onAnother(): void }) {
  const { t } = useTranslation(['wallet', 'common']);
  const read = useDeposit(sn);
  const { deposit, data, error, isValidating } = read;
  const problems = useErrorMessages();
  if (!data && error) return <ErrorState {...problems.state(t('deposits.error'), read)} />;
  // The cached list lacks a deposit that was just submitted.
  if (!deposit && isValidating) return <SkeletonRows label={t('common:state.loading')} count={3} />;
  if (!deposit) {
    return (
      <EmptyState
        illustration="ledger"
        title={t('status.not-found')}
        action={<Button href="/wallet/up/record">{t('status.all')}</Button>}
      />
    );
  }
  const { status } = deposit;
  const word =
    status === orderStatus.completed ? 'credited' : status === orderStatus.ended ? 'not-credited' : 'on-its-way';
  const isOpen = word === 'on-its-way';
  return (
    <>
      <div role="status">
        <Stat label={t(`status.${word}`)}>
          <Amount
            value={deposit.amount}
            currency={deposit.currency}
            scale={deposit.display_scale}
            minDigits={2}
            size="x-large"
            unmasked
          />
        </Stat>
      </div>
      <DepositTimeline deposit={deposit} />
      {isOpen && <p className="text-muted">{t('status.stays')}</p>}
      <Stack gap={3}>
        <Button tone="primary" block href="/assets">
          {t('status.assets')}
        </Button>
        <Button block href="/wallet/up/record">
          {t('status.all')}
        </Button>
        <Button tone="quiet" block onClick={onAnother}>
          {t('status.another')}
        </Button>
      </Stack>
    </>
  );
}
