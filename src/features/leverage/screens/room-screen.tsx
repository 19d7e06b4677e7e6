import { Gauge, RotateCcwClock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { Button } from '#design-system/button';
import { EmptyState } from '#design-system/empty-state';
import { ErrorState } from '#design-system/error-state';
import { IconButton } from '#design-system/icon-button';
import { Icon } from '#design-system/icon';
import { Screen } from '#design-system/screen';
import { Skeleton, SkeletonGroup, SkeletonRows } from '#design-system/skeleton';
import { TopNav } from '#design-system/top-nav';
import { AgeNote } from '#forms/age-note';
import { useErrorMessages } from '#platform/error-messages';
import { useBack } from '#platform/navigation';
import { useLimits } from '../api/limits.ts';
import { useNotedChain } from '../api/noted-chains.ts';
import { useRoom } from '../api/room.ts';
import { useStay } from '../api/use-stay.ts';
import { RoomBreak } from '../components/room-break.tsx';
import { RoomEntry } from '../components/room-entry.tsx';
import { RoomInside } from '../components/room-inside.tsx';
import { RoomLine } from '../components/room-line.tsx';
import { useLimitsSheet } from '../components/use-limits-sheet.tsx';
import { useProofSheet } from '../components/use-proof-sheet.tsx';
import { marketName } from '../model/market-name.ts';

/** One leverage room: what it asks, and once entered its period, price, categories, orders and results. */
export default function RoomScreen() {
  const { t } = useTranslation(['leverage-room', 'leverage', 'leverage-limits']);
  const { id = '' } = useParams();
  const back = useBack('/trading');
  const problems = useErrorMessages();
  const read = useRoom(id);
  const { timed, error } = read;
  const room = timed?.room;
  useNotedChain(room?.period);
  const limits = useLimitsSheet();
  const proof = useProofSheet();
  const own = useLimits();
  const breakUntil = own.data?.break_until ?? null;
  const isOnBreak = breakUntil !== null && (!room || Date.parse(breakUntil) > Date.parse(room.server_time));
  const stay = useStay(id, room?.entered === true && !isOnBreak, () => void read.mutate());
  const isOff = error?.code === 'switched-off';
  const isUnknown = error?.code === 'not-found' || error?.kind === 'invalid';
  const refused = isOff || isUnknown;
  const visitSeconds = stay?.visit_seconds ?? room?.mine.visit_seconds ?? 0;
  return (
    <Screen
      busy={!room && !error}
      nav={
        <TopNav
          title={
            room && !refused
              ? t('title', { room: t(`leverage:tier.${room.tier}`), market: marketName(room.symbol) })
              : t('room')
          }
          onBack={back}
          actions={
            !refused && (
              <>
                <IconButton label={t('leverage-limits:title')} onClick={limits.open} icon={<Icon icon={Gauge} />} />
                <IconButton
                  label={t('orders.all')}
                  href={`/leverage/record?room=${id}`}
                  icon={<Icon icon={RotateCcwClock} />}
                />
              </>
            )
          }
          below={room && !refused && room.mine.seconds > 0 && <RoomLine room={room} visitSeconds={visitSeconds} />}
        />
      }
    >
      {room && !refused && <AgeNote of={read} />}
      {refused && (
        <EmptyState
          illustration="lens"
          title={t(isOff ? 'leverage:trading.off.title' : 'unknown')}
          action={
            isOff ? (
              <Button href="/leverage/record">{t('leverage:trading.off.action')}</Button>
            ) : (
              <Button href="/trading">{t('rooms')}</Button>
            )
          }
        >
          {isOff && t('leverage:trading.off.text')}
        </EmptyState>
      )}
      {!room && error && !refused && <ErrorState {...problems.state(t('error'), read)} />}
      {timed && !refused && isOnBreak && <RoomBreak until={breakUntil} />}
      {timed && !refused && !isOnBreak && !timed.room.entered && (
        <RoomEntry
          room={timed.room}
          onEntered={() => Promise.all([read.mutate(), own.mutate()])}
          onExplain={proof.explain}
        />
      )}
      {timed && !refused && !isOnBreak && timed.room.entered && (
        <RoomInside
          timed={timed}
          read={read}
          stay={stay}
          onLimits={limits.open}
          onBreak={limits.openBreak}
          onVerify={proof.verify}
          onExplain={proof.explain}
        />
      )}
      {!room && !error && (
        <>
          <SkeletonGroup>
            <Skeleton width="half" />
            <Skeleton shape="block" />
            <Skeleton shape="block" />
          </SkeletonGroup>
          <SkeletonRows count={4} />
        </>
      )}
      {limits.sheet}
      {proof.sheet}
    </Screen>
  );
}
