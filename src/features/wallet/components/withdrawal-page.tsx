import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { Amount } from '#design-system/amount';
import { Button } from '#design-system/button';
import { KeyValueList } from '#design-system/key-value-list';
import { Section } from '#design-system/section';
import { Stack } from '#design-system/stack';
import { Stat } from '#design-system/stat';
import { CancelWithdrawal } from '#forms/cancel-withdrawal';
import { LazyBlock } from '#forms/lazy-block';
import { OneRecord } from '#forms/one-record';
import { stateOf, type TransferState } from '#forms/transfer-record';
import { TransferTimeline } from '#forms/transfer-timeline';
import { isOver } from '#platform/order-status';
import { useSupport } from '#platform/support';
import { useWithdrawal, type WithdrawalRecord } from '../api/withdrawals.ts';
import { NetworkTransaction } from './network-transaction.tsx';
import { useWithdrawalFacts } from './use-withdrawal-facts.tsx';

const WithdrawalReceipt = lazy(async () => ({
  default: (await import('./withdrawal-receipt.tsx')).WithdrawalReceipt,
}));

/** One withdrawal, followed live until it ends. */
export function WithdrawalPage({ sn }: { sn: string }) {
  const { t } = useTranslation('wallet-withdrawals');
  return (
    <OneRecord
      read={useWithdrawal(sn)}
      failed={t('one.error')}
      notFound={{
        title: t('one.not-found.title'),
        text: t('one.not-found.text'),
        all: { href: '/wallet/down/record', label: t('action.all') },
      }}
    >
      {(withdrawal) => <Found withdrawal={withdrawal} />}
    </OneRecord>
  );
}

function Found({ withdrawal }: { withdrawal: WithdrawalRecord }) {
  const { t } = useTranslation(['wallet-withdrawals', 'common']);
  const support = useSupport('withdrawal', withdrawal.sn);
  const { transaction_id: id, transaction_url: url } = withdrawal;
  const state = stateOf(withdrawal);
  const isCompleted = state === 'completed';
  const { amount, currency, scale } = withdrawal;
  return (
    <>
      {/* The same element all the time, so that what changes in it is announced. */}
      <div role="status" className={isCompleted ? 'sr-only' : undefined}>
        {isCompleted ? (
          t('outcome.completed')
        ) : (
          <Stat label={t(`outcome.${state}`)} description={isOver(withdrawal) && t('one.all-back')}>
            <Amount value={amount} currency={currency} scale={scale} minDigits={2} size="x-large" />
          </Stat>
        )}
      </div>
      {isCompleted ? <Completed withdrawal={withdrawal} /> : <Progress withdrawal={withdrawal} />}
      {id !== null && withdrawal.network !== null && <NetworkTransaction id={id} url={url} />}
      <Stack gap={3}>
        {state === 'returned' && support && (
          <Button tone="primary" block href={support}>
            {t('common:action.contact-support')}
          </Button>
        )}
        <Button block href="/assets">
          {t('action.assets')}
        </Button>
        <CancelWithdrawal withdrawal={withdrawal} isCanceled={state === 'canceled'} />
      </Stack>
    </>
  );
}

function Completed({ withdrawal }: { withdrawal: WithdrawalRecord }) {
  const { t } = useTranslation('wallet-withdrawals');
  return (
    <>
      <LazyBlock>
        <WithdrawalReceipt withdrawal={withdrawal} />
      </LazyBlock>
      <Section title={t('one.progress')}>
        <TransferTimeline label={t('one.title', { number: withdrawal.sn })} kind="withdrawal" transfer={withdrawal} />
      </Section>
    </>
  );
}

/** A notice follows once it's sent or returned. None follows that. */
const isAnnounced = (state: TransferState): boolean => state === 'pending' || state === 'reviewing';

function Progress({ withdrawal }: { withdrawal: WithdrawalRecord }) {
  const { t } = useTranslation('wallet-withdrawals');
  const factsOf = useWithdrawalFacts();
  return (
    <>
      <TransferTimeline label={t('one.title', { number: withdrawal.sn })} kind="withdrawal" transfer={withdrawal} />
      {isAnnounced(stateOf(withdrawal)) && <p className="text-muted">{t('one.stays')}</p>}
      <KeyValueList items={factsOf(withdrawal, 'screen')} />
    </>
  );
}
