import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { subtract, trendOf } from '#contract/money';
import { Amount, amountText } from '#design-system/amount';
import type { ChartPoint } from '#design-system/chart';
import { ErrorState } from '#design-system/error-state';
import { LineChart } from '#design-system/line-chart';
import { Stat } from '#design-system/stat';
import type { LivePrice } from '#platform/live';
import { useLocale } from '#platform/language';
import { richText } from '#platform/rich-text';
import { useMinuteCandles } from '../api/live-price.ts';
import { marketName, quoteCurrency } from '../model/market-name.ts';
import { closeMarks, pricePoints, withTick, type Tick } from '../model/price-line.ts';
import type { Room } from '../model/room.ts';

interface RoomPriceProps {
  room: Room;
  live: LivePrice | undefined;
}

/** The price now, against the opening price, and its way through the last periods. */
export function RoomPrice({ room, live }: RoomPriceProps) {
  const { t } = useTranslation(['leverage-room', 'common']);
  const locale = useLocale();
  const minutes = useMinuteCandles(room.symbol);
  const [ticks, setTicks] = useState<readonly Tick[]>([]);
  const known = withTick(ticks, live);
  if (known !== ticks) setTicks(known);
  const [read, setRead] = useState<ChartPoint>();
  const { period, scale, symbol } = room;
  const currency = quoteCurrency(symbol);
  const points = minutes.data && pricePoints(room, minutes.data.items, known);
  const values = points?.flatMap(({ value }) => value ?? []) ?? [];
  const [first, last] = [values[0], live?.price ?? values.at(-1)];
  const shown = read?.value ?? last;
  const text = (price: string): string => amountText(price, { locale, scale });
  return (
    <div className="flex flex-col gap-2">
      <Stat
        label={t(read === undefined ? 'price.now' : 'price.then', { market: marketName(symbol) })}
        description={
          shown !== undefined && (
            // Before the opening nothing has changed since it. Its place stays, so that the line stays under the finger.
            <span className={`flex flex-wrap gap-x-1.5 text-muted ${read?.comparison === null ? 'invisible' : ''}`}>
              {richText(t('price.since'), {
                change: (
                  <Amount
                    value={subtract(shown, period.opening_price)}
                    scale={scale}
                    tone="change"
                    size="small"
                    unmasked
                  />
                ),
                opening: <Amount value={period.opening_price} scale={scale} size="small" unmasked />,
              })}
            </span>
          )
        }
      >
        {shown === undefined ? (
          <span className="text-28">–</span>
        ) : (
          <Amount value={shown} currency={currency} scale={scale} size="x-large" unmasked />
        )}
      </Stat>
      <LineChart
        bleed
        live
        quietTable
        size="small"
        callout="moment"
        label={t('price.chart', { market: marketName(symbol) })}
        summary={
          first !== undefined && last !== undefined
            ? t(`price.${trendOf(first, last)}`, { before: text(first), now: text(last) })
            : undefined
        }
        points={points}
        marks={points && closeMarks(room, points)}
        scale={scale}
        currency={currency}
        unmasked
        onScrub={setRead}
        labels={{
          time: t('price.time'),
          value: t('price.price'),
          comparison: t('price.opening'),
          table: t('price.table'),
        }}
        empty={t('price.empty')}
        error={
          minutes.error &&
          !minutes.data && (
            <ErrorState
              scope="part"
              title={t('price.error')}
              retry={{
                label: t('common:action.retry'),
                onClick: () => void minutes.mutate(),
                busy: minutes.isValidating,
              }}
            />
          )
        }
      />
    </div>
  );
}
