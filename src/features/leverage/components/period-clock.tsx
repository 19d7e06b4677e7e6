import { useTranslation } from 'react-i18next';
import { isPositive } from '#contract/money';
import { Amount } from '#design-system/amount';
import { PeriodCountdown, type PeriodState } from '#design-system/period-countdown';
import { useDates } from '#platform/dates';
import { richText } from '#platform/rich-text';
import { roomTime, type TimedRoom } from '../model/room.ts';

interface PeriodClockProps {
  timed: TimedRoom;
  onState(state: PeriodState): void;
}

/** The current period, by the server's clock, and what the customer has staked in it. */
export function PeriodClock({ timed, onState }: PeriodClockProps) {
  const { t } = useTranslation('leverage-room');
  const dates = useDates();
  const { period, mine, currency, currency_scale: scale } = timed.room;
  // Without an anchor, nothing would prove its price.
  const takesOrders = period.anchor !== null;
  return (
    <PeriodCountdown
      key={period.id}
      title={t('period.title', { from: dates.time(period.starts_at), to: dates.time(period.ends_at) })}
      startsAt={Date.parse(period.starts_at)}
      closesAt={Date.parse(takesOrders ? period.closes_at : period.starts_at)}
      endsAt={Date.parse(period.ends_at)}
      now={() => roomTime(timed, Date.now())}
      labels={{
        upcoming: t('period.upcoming'),
        open: t('period.open'),
        closed: t('period.closed'),
        settling: t('period.settling'),
      }}
      label={(seconds) => t('period.left', { count: seconds })}
      onState={onState}
      description={
        isPositive(mine.staked)
          ? richText(t('period.staked'), {
              amount: <Amount value={mine.staked} currency={currency} scale={scale} minDigits={2} size="small" />,
            })
          : takesOrders && t('period.closes')
      }
    />
  );
}
