import { useTranslation } from 'react-i18next';
import { AddressDisplay } from '#design-system/address-display';
import { Amount } from '#design-system/amount';
import { CurrencyIcon } from '#design-system/currency-icon';
import { ListRow } from '#design-system/list-row';
import { MaskedText } from '#design-system/masked-text';
import { StatusChip } from '#design-system/status-chip';
import { stateOf } from '#forms/transfer-record';
import { useDates } from '#platform/dates';
import type { WithdrawalRecord } from '../api/withdrawals.ts';

const chips = {
  pending: 'pending',
  reviewing: 'in-review',
  sent: 'processing',
  completed: 'completed',
  returned: 'ended',
  canceled: 'canceled',
} as const;

interface WithdrawalRowProps {
  withdrawal: WithdrawalRecord;
  onClick(): void;
}

/** A withdrawal in the list, with where it goes in short; opens it. */
export function WithdrawalRow({ withdrawal, onClick }: WithdrawalRowProps) {
  const { t } = useTranslation('wallet-withdrawals');
  const dates = useDates();
  const { currency, scale, amount, address, card, reason, created_at: time } = withdrawal;
  const state = stateOf(withdrawal);
  const isReturned = state === 'returned';
  const isUndone = isReturned || state === 'canceled';
  return (
    <ListRow
      onClick={onClick}
      start={<CurrencyIcon code={currency} />}
      title={currency}
      description={
        <>
          <span className="flex flex-wrap items-center gap-x-2">
            {dates.time(time)}
            {!isReturned && address !== null && <AddressDisplay form="short" address={address} />}
            {!isReturned && card !== null && <MaskedText text={card} />}
          </span>
          {isReturned && <span className="block">{t('reason', { reason })}</span>}
        </>
      }
      figure={
        <Amount
          value={isUndone ? amount : `-${amount}`}
          scale={scale}
          minDigits={2}
          tone={isUndone ? 'muted' : 'plain'}
        />
      }
      figureDescription={<StatusChip status={chips[state]}>{t(`state.${state}`)}</StatusChip>}
    />
  );
}
