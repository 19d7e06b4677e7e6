import { useRef, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { min } from '#contract/money';
import { Amount, amountText } from '#design-system/amount';
import { Button } from '#design-system/button';
import { QuantityStepper } from '#design-system/quantity-stepper';
import { ScreenAction } from '#design-system/screen';
import { useLocale } from '#platform/language';
import { richText } from '#platform/rich-text';
import { withQuery } from '#platform/with-query';
import type { Odds } from '../model/odds.ts';
import { bindingLimit, stopOf, type Room } from '../model/room.ts';
import { returnOf, termsOf, type Terms } from '../model/terms.ts';
import type { OrderEntry } from './use-order-entry.ts';

interface OrderBarProps {
  room: Room;
  entry: OrderEntry;
  /** Those of the chosen category. */
  odds: Odds | undefined;
  /** Why no order can be placed now. */
  closed: string | undefined;
  onReview(terms: Terms): void;
  /** Opens the customer's own limits. */
  onLimits(): void;
}

/** The stake and what it may return, above the keyboard; before a choice, what to do. */
export function OrderBar({ room, entry, odds, closed, onReview, onLimits }: OrderBarProps) {
  const { t } = useTranslation(['leverage-room', 'leverage', 'common']);
  const locale = useLocale();
  const form = useRef<HTMLFormElement>(null);
  const stop = stopOf(room);
  const { category, quantity, error, isValid, amount } = entry;
  if (stop !== null) return <Stopped room={room} stop={stop} amount={amount} onLimits={onLimits} />;
  if (category === null || !odds) {
    return (
      <ScreenAction>
        <p className="text-center text-14 text-muted">{closed ?? t('stake.choose')}</p>
      </ScreenAction>
    );
  }
  const terms = termsOf(room, odds, quantity);
  const name = t(`leverage:category.${category}`);
  const reason = closed ?? (terms ? undefined : t('choice.closed'));
  const shown = { currency: room.currency, scale: room.currency_scale, minDigits: 2, size: 'small' } as const;
  const figure = (value: string) => <Amount {...shown} value={value} unmasked />;
  const available = <Amount {...shown} value={room.available} />;
  const times = (multiplier: string): string => `×${amountText(multiplier, { locale, scale: 4, minDigits: 2 })}`;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    entry.check();
    if (terms && isValid && closed === undefined) onReview(terms);
    else form.current?.querySelector('input')?.focus();
  };
  return (
    <ScreenAction>
      <form ref={form} noValidate onSubmit={submit} className="flex flex-col gap-3">
        <QuantityStepper
          name="quantity"
          label={t('stake.label', { category: name })}
          labelEnd={terms && <span translate="no">{times(terms.multiplier)}</span>}
          value={quantity}
          onChange={entry.type}
          min={room.single_order_min_point}
          max={min(room.mine.stake_left, room.available)}
          step={room.single_order_min_point}
          scale={room.currency_scale}
          unit={room.currency}
          labels={{ decrease: t('stake.less'), increase: t('stake.more') }}
          valueText={amount}
          hint={richText(t(`stake.limits.${bindingLimit(room)}`), {
            minimum: figure(room.single_order_min_point),
            left: figure(room.mine.stake_left),
            available,
          })}
          error={error && richText(error, { amount: available })}
        />
        <p className="min-h-6 text-14 text-pretty">
          {reason ??
            (terms &&
              isValid &&
              richText(t('stake.returns'), {
                amount: figure(returnOf(quantity, terms.multiplier, room.currency_scale)),
                least: figure(returnOf(quantity, terms.minMultiplier, room.currency_scale)),
              }))}
        </p>
        <Button type="submit" tone="primary" size="large" block disabled={reason !== undefined}>
          {t('stake.review')}
        </Button>
      </form>
    </ScreenAction>
  );
}

interface StoppedProps {
  room: Room;
  stop: 'period' | 'own' | 'balance';
  amount: OrderEntry['amount'];
  onLimits(): void;
}

/** No further stake is possible, and why. */
function Stopped({ room, stop, amount, onLimits }: StoppedProps) {
  const { t } = useTranslation(['leverage-room', 'leverage-limits']);
  const { id, currency } = room;
  return (
    <ScreenAction>
      <p className="text-14 text-pretty">{t(`stop.${stop}`, { amount: amount(room.period_max_point) })}</p>
      {stop === 'own' && (
        <Button block onClick={onLimits}>
          {t('leverage-limits:title')}
        </Button>
      )}
      {stop === 'balance' && (
        <Button block href={withQuery('/recharge', { currency, back: `/leverage/${id}` })}>
          {t('deposit', { currency })}
        </Button>
      )}
    </ScreenAction>
  );
}
