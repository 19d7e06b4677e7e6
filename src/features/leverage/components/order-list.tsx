import { useTranslation } from 'react-i18next';
import { Amount, amountText } from '#design-system/amount';
import { List, ListRow } from '#design-system/list-row';
import { ResultChip } from '#design-system/result-chip';
import { Section } from '#design-system/section';
import { StatusChip } from '#design-system/status-chip';
import { TextLink } from '#design-system/text-link';
import { useDates } from '#platform/dates';
import { useLocale } from '#platform/language';
import { richText } from '#platform/rich-text';
import { outcomes } from '../model/order.ts';
import type { RoomOrder } from '../model/room.ts';
import { returnOf } from '../model/terms.ts';

interface OrderListProps {
  orders: readonly RoomOrder[];
  room: string;
}

/** Open orders, and how those of the last period came out. */
export function OrderList({ orders, room }: OrderListProps) {
  const { t } = useTranslation('leverage-room');
  return (
    <Section
      title={t('orders.title')}
      action={
        <TextLink standalone href={`/leverage/record?room=${room}`}>
          {t('orders.all')}
        </TextLink>
      }
    >
      {orders.length === 0 ? (
        <p className="text-14 text-muted">{t('orders.none')}</p>
      ) : (
        // A result appears by itself, and is read without interrupting.
        <div aria-live="polite" aria-relevant="additions text">
          <List>
            {orders.map((order) => (
              <OrderRow key={order.number} order={order} />
            ))}
          </List>
        </div>
      )}
    </Section>
  );
}

function OrderRow({ order }: { order: RoomOrder }) {
  const { t } = useTranslation(['leverage-room', 'leverage']);
  const dates = useDates();
  const locale = useLocale();
  const { number, category, currency, currency_scale: scale, quantity, multiplier, status, result } = order;
  const times = `×${amountText(multiplier, { locale, scale: 4, minDigits: 2 })}`;
  const amount = (value: string) => (
    <Amount value={value} currency={currency} scale={scale} minDigits={2} size="small" tone="muted" />
  );
  return (
    <ListRow
      href={`/leverage/record?number=${number}`}
      title={t(`leverage:category.${category}`)}
      description={richText(t('orders.stake', { multiplier: times }), { amount: amount(quantity) })}
      figure={
        result && order.profit_loss !== null ? (
          <ResultChip outcome={outcomes[result]} amount={{ value: order.profit_loss, currency, scale }}>
            {t(`leverage:result.${result}`)}
          </ResultChip>
        ) : (
          <StatusChip status={status}>{t(`leverage:status.${status}`)}</StatusChip>
        )
      }
      figureDescription={
        result
          ? t('orders.settled', { clock: dates.time(order.settles_at) })
          : richText(t('orders.returns'), { amount: amount(returnOf(quantity, multiplier, scale)) })
      }
    />
  );
}
