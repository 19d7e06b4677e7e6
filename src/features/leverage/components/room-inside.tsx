import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#design-system/button';
import type { PeriodState } from '#design-system/period-countdown';
import { Section } from '#design-system/section';
import { useConnection } from '#platform/connection';
import { useDates } from '#platform/dates';
import { useMayInterrupt } from '#platform/interruptions';
import type { RoomRead } from '../api/room.ts';
import { useRoomOrders } from '../api/room-orders.ts';
import { useWatchedPrice } from '../api/live-price.ts';
import { useOrder } from '../api/use-order.ts';
import { useReminder } from '../api/use-reminder.ts';
import type { Stay } from '../api/use-stay.ts';
import { liveOdds, oddsOf, type Odds } from '../model/odds.ts';
import { choosing } from '../model/order-state.ts';
import { currentOrders, type TimedRoom } from '../model/room.ts';
import { isBelow, termsOf } from '../model/terms.ts';
import { OrderBar } from './order-bar.tsx';
import { OrderChoice } from './order-choice.tsx';
import { OrderList } from './order-list.tsx';
import { FoundOrder, OrderNotes } from './order-notes.tsx';
import { PeriodClock } from './period-clock.tsx';
import { PeriodList } from './period-list.tsx';
import { RoomFacts } from './room-facts.tsx';
import { RoomPrice } from './room-price.tsx';
import { useOrderEntry } from './use-order-entry.ts';

const OrderSheet = lazy(async () => ({ default: (await import('./order-sheet.tsx')).OrderSheet }));
const RoomReminder = lazy(async () => ({ default: (await import('./room-reminder.tsx')).RoomReminder }));

interface RoomInsideProps {
  timed: TimedRoom;
  read: RoomRead;
  stay: Stay | null;
  onLimits(): void;
  onBreak(): void;
  onVerify(period: string): void;
  onExplain(): void;
}

/** The bar is in sight, and scrolling to its place in the page would lose the choice; large text makes it part of the page. */
function focusStake(): void {
  const stake = document.querySelector<HTMLInputElement>('[data-screen-action] input');
  stake?.focus({ preventScroll: true });
  if (stake && stake.getBoundingClientRect().bottom > window.innerHeight) stake.scrollIntoView({ block: 'center' });
}

/** An entered room: the period and its price, the choice, the stake, and what came of it. */
export function RoomInside({ timed, read, stay, onLimits, onBreak, onVerify, onExplain }: RoomInsideProps) {
  const { t } = useTranslation(['leverage-room', 'leverage']);
  const { room } = timed;
  const { period } = room;
  const isOnline = useConnection() === 'online';
  const live = useWatchedPrice(room.symbol);
  const orders = useRoomOrders(room.id).data?.items;
  const entry = useOrderEntry(room);
  const control = useOrder();
  const { state } = control;
  const odds = liveOdds(room, live);
  const chosen = entry.category === null ? undefined : oddsOf(odds, entry.category);
  const [phase, setPhase] = useState<{ period: string; is: PeriodState }>();
  // The clock says so a moment later.
  const isOpen = period.anchor !== null && (phase?.period !== period.id || phase.is === 'open');
  const closed = useClosedReason({ isOnline, isOpen, next: period.ends_at, odds });

  const onState = (is: PeriodState): void => {
    setPhase({ period: period.id, is });
    // The next period has begun, and the server knows its opening price.
    if (is === 'settling') void read.mutate();
  };

  // While the terms are read, worse ones take their place, and are asked for again.
  const sheetOdds = state.step === 'reviewing' ? oddsOf(odds, state.terms.category) : undefined;
  const now = state.step === 'reviewing' && sheetOdds ? termsOf(room, sheetOdds, state.terms.quantity) : null;
  const isWorse =
    isOpen &&
    state.step === 'reviewing' &&
    state.terms.period === period.id &&
    (now === null || isBelow(now, state.terms));
  const fresh = state.step === 'outdated' && state.isFresh ? oddsOf(odds, state.before.category) : undefined;
  const renew = useEffectEvent(() => {
    if (state.step === 'reviewing') control.renew(now);
    if (state.step === 'outdated' && fresh) control.renew(termsOf(room, fresh, state.before.quantity));
  });
  useEffect(() => {
    if (isWorse || fresh) renew();
  }, [isWorse, fresh]);

  const { placed, isFound } = state.step === 'choosing' ? state : choosing;
  const isCurrent = placed?.period === period.id;
  const said = useRef<HTMLParagraphElement>(null);
  const clear = useEffectEvent(() => {
    if (placed?.room.id === room.id) entry.reset();
    // The button that had the focus is gone.
    said.current?.focus();
  });
  useEffect(() => {
    if (placed) clear();
  }, [placed]);

  const visitSeconds = stay?.visit_seconds ?? room.mine.visit_seconds;
  const reminder = useReminder(room.id, visitSeconds);
  const mayInterrupt = useMayInterrupt();
  const isReviewing =
    state.step === 'reviewing' || state.step === 'outdated' || (state.step === 'sending' && state.terms);
  const isUncertain = state.step === 'uncertain' || (state.step === 'sending' && !state.terms);
  // Kept while it is shown, since it holds back interruptions itself.
  const [isReminding, setReminding] = useState(false);
  if (reminder.isDue && mayInterrupt && !isReviewing && !isReminding) setReminding(true);
  const endReminder = (): void => {
    reminder.end();
    setReminding(false);
  };

  return (
    <>
      <div className="flex flex-col gap-4">
        <RoomPrice room={room} live={live} />
        <PeriodClock timed={timed} onState={onState} />
      </div>
      <OrderNotes room={room} control={control} />
      {placed && (isCurrent || isFound) && (
        <p ref={said} tabIndex={-1} role="status" className="text-14 text-muted">
          {isCurrent ? (
            t('orders.placed', { category: t(`leverage:category.${placed.category}`) })
          ) : (
            <FoundOrder order={placed} />
          )}
        </p>
      )}
      {orders && (orders.length > 0 || room.mine.seconds > 0) && (
        <OrderList orders={currentOrders(orders, room)} room={room.id} />
      )}
      <OrderChoice
        odds={odds}
        value={entry.category}
        closed={closed}
        onChange={entry.choose}
        // Past the results of earlier periods, which Tab would go through.
        onEnter={focusStake}
      />
      <PeriodList periods={room.last_periods} scale={room.scale} onVerify={onVerify} />
      <Section
        title={t('facts.title')}
        action={
          <span className="-me-3 block">
            <Button tone="quiet" size="small" onClick={onExplain}>
              {t('how')}
            </Button>
          </span>
        }
      >
        <RoomFacts room={room} traders={stay?.traders ?? room.traders} seconds={stay?.seconds ?? room.mine.seconds} />
      </Section>
      {!isUncertain && (
        <OrderBar
          room={room}
          entry={entry}
          odds={chosen}
          closed={closed}
          onReview={control.review}
          onLimits={onLimits}
        />
      )}
      {isReviewing && (
        <Suspense fallback={null}>
          <OrderSheet
            room={room}
            control={control}
            isClosed={!isOpen || (state.step === 'reviewing' && state.terms.period !== period.id)}
          />
        </Suspense>
      )}
      {isReminding && (
        <Suspense fallback={null}>
          <RoomReminder
            room={room}
            visitSeconds={visitSeconds}
            onKeepGoing={endReminder}
            onBreak={() => {
              endReminder();
              onBreak();
            }}
          />
        </Suspense>
      )}
    </>
  );
}

interface Orderable {
  isOnline: boolean;
  isOpen: boolean;
  /** When the next period begins. */
  next: string;
  odds: readonly Odds[];
}

/** Returns why no order can be placed now, if so. */
function useClosedReason({ isOnline, isOpen, next, odds }: Orderable): string | undefined {
  const { t } = useTranslation('leverage-room');
  const dates = useDates();
  if (!isOnline) return t('closed.offline');
  if (!isOpen) return t('closed.period', { clock: dates.time(next) });
  // With a price, some category always takes orders.
  return odds.some(({ multiplier }) => multiplier !== null) ? undefined : t('closed.price');
}
