import { useTranslation } from 'react-i18next';
import { OrderReceipt } from '#forms/order-receipt';
import { canonicalTransfer } from '#forms/transfer-record';
import type { WithdrawalRecord } from '../api/withdrawals.ts';
import { useWithdrawalFacts } from './use-withdrawal-facts.tsx';

/** The receipt of a completed withdrawal. */
export function WithdrawalReceipt({ withdrawal }: { withdrawal: WithdrawalRecord }) {
  const { t } = useTranslation('wallet-withdrawals');
  const factsOf = useWithdrawalFacts();
  const { received, currency, scale, sn } = withdrawal;
  return (
    <OrderReceipt
      number={sn}
      title={t('outcome.completed')}
      amount={{ value: received, currency, scale, minDigits: 2 }}
      description={t('receipt.arrived')}
      items={factsOf(withdrawal, 'paper').filter(({ id }) => id !== 'received')}
      record={canonicalTransfer(withdrawal)}
    />
  );
}
