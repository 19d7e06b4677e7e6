import { useTranslation } from 'react-i18next';
import { percentToRatio } from '#contract/money';
import { Amount } from '#design-system/amount';
import { KeyValueList, type KeyValueItem } from '#design-system/key-value-list';
import { Percent } from '#design-system/percent';
import { marketName } from '../model/market-name.ts';
import type { Room } from '../model/room.ts';
import { useDuration } from './use-duration.ts';

interface RoomFactsProps {
  room: Room;
  traders: number;
  /** The customer's own time in the room; 0 before the first visit. */
  seconds: number;
}

/** What a room asks, allows and costs. */
export function RoomFacts({ room, traders, seconds }: RoomFactsProps) {
  const { t } = useTranslation(['leverage-room', 'leverage']);
  const duration = useDuration();
  const { currency, currency_scale: scale, losing_accounts: losing } = room;
  const amount = (value: string) => <Amount value={value} currency={currency} scale={scale} minDigits={2} unmasked />;
  const items: KeyValueItem[] = [
    { id: 'market', label: t('facts.market'), value: <span translate="no">{marketName(room.symbol)}</span> },
    {
      id: 'period',
      label: t('leverage:rooms.period'),
      value: t('leverage:rooms.minutes', { count: room.settlement_minutes }),
    },
    { id: 'minimum', label: t('leverage:rooms.minimum'), value: amount(room.single_order_min_point) },
    { id: 'maximum', label: t('facts.maximum'), value: amount(room.period_max_point) },
    {
      id: 'edge',
      label: t('leverage:rooms.edge'),
      value: <Percent value={percentToRatio(room.edge)} />,
    },
    {
      id: 'losing',
      label: t('facts.losing'),
      value: losing === null ? t('leverage:rooms.losing-none') : <Percent value={percentToRatio(losing)} digits={1} />,
    },
    { id: 'traders', label: t('leverage:rooms.traders'), value: traders },
  ];
  if (seconds > 0) items.push({ id: 'time', label: t('facts.time'), value: duration(seconds) });
  return <KeyValueList items={items} />;
}
