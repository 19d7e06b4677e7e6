import { useTranslation } from 'react-i18next';
import { TransferTimeline } from '#forms/transfer-timeline';
import type { DepositRecord } from '../api/deposit.ts';

/** The steps of a deposit. */
export function DepositTimeline({ deposit }: { deposit: DepositRecord }) {
  const { t } = useTranslation('wallet');
  return <TransferTimeline label={t('status.title', { number: deposit.sn })} kind="deposit" transfer={deposit} />;
}
