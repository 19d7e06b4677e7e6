import { useTranslation } from 'react-i18next';
import { orderStatus } from '#contract/order-status';
import { compare, subtract } from '#contract/money';
import { Amount } from '#design-system/amount';
import { Button } from '#design-system/button';
import { Callout } from '#design-system/callout';
import { Stack } from '#design-system/stack';
import { Stat } from '#design-system/stat';
import { BackButton } from '#forms/back-button';
import { OneRecord } from '#forms/one-record';
import { TransferTimeline } from '#forms/transfer-timeline';
import { richText } from '#platform/rich-text';
import { useSupport } from '#platform/support';
import { useDeposit, type DepositRecord } from '../api/deposit.ts';
import { DepositFacts } from './deposit-facts.tsx';
import { NetworkTransaction } from './network-transaction.tsx';

interface DepositPageProps {
  sn: string;
  /** Where the customer wants to go on afterward. */
  back: string | null;
}

/** One deposit, live until it ends. */
export function DepositPage({ sn, back }: DepositPageProps) {
  const { t } = useTranslation('wallet-deposits');
  return (
    <OneRecord
      read={useDeposit(sn)}
      failed={t('deposits.error')}
      notFound={{ title: t('status.not-found'), all: { href: '/wallet/up/record', label: t('status.all') } }}
    >
      {(deposit) => <Found deposit={deposit} back={back} />}
    </OneRecord>
  );
}

interface FoundProps {
  deposit: DepositRecord;
  back: string | null;
}

function Found({ deposit, back }: FoundProps) {
  const { t } = useTranslation(['wallet-deposits', 'wallet']);
  const { sn, currency, scale, status } = deposit;
  const isCredited = status === orderStatus.completed;
  const isReturned = status === orderStatus.ended;
  const uncredited = isReturned ? 'status.not-credited' : 'wallet:assets.on-its-way.title';
  return (
    <>
      <div role="status">
        <Stat label={t(isCredited ? 'status.credited' : uncredited)}>
          <Amount
            value={isCredited ? deposit.received : deposit.amount}
            currency={currency}
            scale={scale}
            minDigits={2}
            size="x-large"
          />
        </Stat>
      </div>
      {isCredited && <Difference deposit={deposit} />}
      <TransferTimeline
        label={t('status.title', { number: sn })}
        kind="deposit"
        // Nothing is counted before it was found.
        transfer={deposit.transaction_id === null ? { ...deposit, confirmations_needed: 0 } : deposit}
      />
      {!isCredited && !isReturned && <p className="text-muted">{t('status.stays')}</p>}
      <DepositFacts deposit={deposit} />
      {deposit.transaction_id !== null && (
        <NetworkTransaction id={deposit.transaction_id} url={deposit.transaction_url} />
      )}
      <Actions deposit={deposit} back={back} />
    </>
  );
}

/** Says that another amount arrived than was announced. */
function Difference({ deposit: { amount, fee, received, currency, scale } }: { deposit: DepositRecord }) {
  const { t } = useTranslation('wallet-deposits');
  const difference = compare(received, subtract(amount, fee));
  if (difference === 0) return null;
  const figure = (value: string) => (
    <Amount value={value} currency={currency} scale={scale} minDigits={2} size="small" />
  );
  return (
    <Callout title={t(difference < 0 ? 'status.less' : 'status.more')}>
      {richText(t('status.difference'), { announced: figure(amount), received: figure(received) })}
    </Callout>
  );
}

function Actions({ deposit: { sn, status, network, currency }, back }: FoundProps) {
  const { t } = useTranslation(['wallet-deposits', 'common']);
  const support = useSupport('deposit', sn);
  const needsHelp = status === orderStatus.ended && support !== null;
  return (
    <Stack gap={3}>
      {needsHelp && (
        <Button tone="primary" block href={support}>
          {t('common:action.contact-support')}
        </Button>
      )}
      {/* What it was for has to wait. */}
      <BackButton back={needsHelp ? null : back} otherwise={{ href: '/assets', label: t('status.assets') }} />
      <Button tone="quiet" block href={network === null ? '/recharge' : `/wallet/up/${currency}`}>
        {t('status.another')}
      </Button>
    </Stack>
  );
}
