import { useTranslation } from 'react-i18next';
import { Amount } from '#design-system/amount';
import { Button } from '#design-system/button';
import { Dialog } from '#design-system/dialog';
import { KeyValueList } from '#design-system/key-value-list';
import { EqualButtons } from '#design-system/stack';
import { usePressGuard } from '#platform/press-guard';
import type { Room } from '../model/room.ts';
import { useDuration } from './use-duration.ts';

interface RoomReminderProps {
  room: Room;
  visitSeconds: number;
  onKeepGoing(): void;
  onBreak(): void;
}

/** Every 30 minutes: how long the visit lasts and what the room has cost or brought. Both answers weigh the same. */
export function RoomReminder({ room, visitSeconds, onKeepGoing, onBreak }: RoomReminderProps) {
  const { t } = useTranslation('leverage-room');
  const duration = useDuration();
  // It appears by itself, perhaps under a finger.
  const answers = usePressGuard('reminder');
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onKeepGoing()}
      title={t('reminder.title', { time: duration(visitSeconds) })}
      description={t('reminder.text')}
      footer={
        <EqualButtons ref={answers}>
          <Button block onClick={onKeepGoing}>
            {t('reminder.keep')}
          </Button>
          <Button block onClick={onBreak}>
            {t('reminder.break')}
          </Button>
        </EqualButtons>
      }
    >
      <KeyValueList
        items={[
          { id: 'visit', label: t('reminder.visit'), value: duration(visitSeconds) },
          {
            id: 'net',
            label: t('reminder.net'),
            value: (
              <Amount
                value={room.mine.net_result}
                currency={room.currency}
                scale={room.currency_scale}
                minDigits={2}
                tone="change"
              />
            ),
          },
        ]}
      />
    </Dialog>
  );
}
