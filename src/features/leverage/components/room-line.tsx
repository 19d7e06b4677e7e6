import { Clock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Amount } from '#design-system/amount';
import { Icon } from '#design-system/icon';
import { richText } from '#platform/rich-text';
import type { Room } from '../model/room.ts';
import { useDuration } from './use-duration.ts';

interface RoomLineProps {
  room: Room;
  /** Of this visit. */
  visitSeconds: number;
}

/** What the room has cost or brought in total, and how long this visit lasts; it stays visible. */
export function RoomLine({ room, visitSeconds }: RoomLineProps) {
  const { t } = useTranslation('leverage-room');
  const duration = useDuration();
  const { currency, currency_scale: scale, mine } = room;
  return (
    <div className="flex flex-wrap justify-between gap-x-4">
      <span>
        {richText(t('line.net'), {
          amount: (
            <Amount
              value={mine.net_result}
              currency={currency}
              scale={scale}
              minDigits={2}
              tone="change"
              size="small"
            />
          ),
        })}
      </span>
      <span className="flex items-center gap-1.5">
        <Icon icon={Clock} size="x-small" />
        {t('line.visit', { time: duration(visitSeconds) })}
      </span>
    </div>
  );
}
