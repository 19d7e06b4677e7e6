import { useTranslation } from 'react-i18next';
import type { LeverageTier } from '#contract/leverage-rules';
import { Amount } from '#design-system/amount';
import { Button } from '#design-system/button';
import { Callout } from '#design-system/callout';
import { Stack } from '#design-system/stack';
import { TextLink } from '#design-system/text-link';
import { Failure } from '#forms/failure';
import { richText } from '#platform/rich-text';
import type { OrderControl } from '../api/use-order.ts';
import type { Room, RoomOrder } from '../model/room.ts';

interface OrderNotesProps {
  room: Room;
  control: OrderControl;
}

/** What became of the last order, where there is something to say. */
export function OrderNotes({ room, control: { state, place } }: OrderNotesProps) {
  const { t } = useTranslation(['leverage-room', 'leverage']);
  if (state.step === 'uncertain' || (state.step === 'sending' && state.terms === null)) {
    const { input } = state;
    // A room's id is its tier.
    const placedIn = t(`leverage:tier.${input.room as LeverageTier}`);
    return (
      <Stack gap={3}>
        <Callout
          tone="caution"
          title={t('uncertain.title')}
          announce
          action={
            <Button size="small" busy={state.step === 'sending'} onClick={place}>
              {t('uncertain.check')}
            </Button>
          }
        >
          {richText(t('uncertain.text', { category: t(`leverage:category.${input.category}`), room: placedIn }), {
            amount: (
              <Amount
                value={input.quantity}
                currency={room.currency}
                scale={room.currency_scale}
                minDigits={2}
                size="small"
                unmasked
              />
            ),
          })}
        </Callout>
        <Failure of={state.step === 'uncertain' ? state.error : null} />
      </Stack>
    );
  }
  if (state.step !== 'choosing') return null;
  const closed = state.error?.code === 'period-closed' ? 'period' : state.closed;
  if (closed === null) return <Failure of={state.error} />;
  return (
    <Callout tone="caution" title={t(`confirm.closed.${closed}.title`)} announce>
      {t(`confirm.closed.${closed}.text`)}
    </Callout>
  );
}

/** An order of an earlier period or another room, which is in no list here. */
export function FoundOrder({ order }: { order: RoomOrder }) {
  const { t } = useTranslation(['leverage-room', 'leverage']);
  const { number, room, category, quantity, currency, currency_scale: scale } = order;
  const names = { category: t(`leverage:category.${category}`), room: t(`leverage:tier.${room.tier}`) };
  return richText(t('orders.found', names), {
    amount: <Amount value={quantity} currency={currency} scale={scale} minDigits={2} size="small" />,
    link: <TextLink href={`/leverage/record?number=${number}`}>{null}</TextLink>,
  });
}
