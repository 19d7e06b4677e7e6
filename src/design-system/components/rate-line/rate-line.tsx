import { ArrowLeftRight, Clock } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { NativeProps } from '../../theme/native-props.ts';
import { Amount } from '../amount/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { Icon } from '../icon/index.ts';
import { Percent } from '../percent/index.ts';
import { Skeleton } from '../skeleton/index.ts';
import { rateDirection, type RateDirection, type RatePair } from './rate-direction.ts';
import { rateScale } from './rate-scale.ts';
import { Rate } from './rate.tsx';

export interface RateLineProps extends NativeProps<HTMLDivElement> {
  /** Code of the base currency: `BTC`. */
  from: string;
  /** Code of the quote currency: `USDT`. */
  to: string;
  /** Null while loading. */
  rate: RatePair | null;
  /** The previous rate, which `rate` just replaced; null reserves its space. Absent if rates are never replaced. */
  previous?: RatePair | null;
  /** The mid-market rate to compare `rate` with; null while loading. */
  mid?: RatePair | null;
  /** The spread: its ratio, `0.004` is 0.4%, and its cost in the currency of each direction's figure; null while loading. */
  spread?: { ratio: string; cost: Record<RateDirection, { amount: string; scale: number }> } | null;
  /** Time of the rate: "as of 09:30". */
  age?: ReactNode;
  /** The rate is outdated: emphasizes the age. */
  stale?: boolean;
  /** All its texts. */
  labels: {
    /** Name of the button: "Show the other direction". */
    swap: string;
    /** "Asking for the rate". Needed where the rate loads. */
    loading?: string;
    /** "Before". Needed where a rate can be replaced. */
    previous?: string;
    /** "Market’s mid rate". */
    mid: string;
    /** "Cost (spread)". Needed with a spread. */
    spread?: string;
  };
}

/**
 * A rate between two currencies, with the mid-market rate and the cost. Shows the direction that is above one until the
 * arrows swap it, and keeps it while the rate changes.
 */
export function RateLine(props: RateLineProps) {
  const { from, to, rate, previous, mid, spread, age, stale = false, labels, ...native } = props;
  const pair = `${from}/${to}`;
  const [shown, setShown] = useState<{ pair: string; direction: RateDirection } | null>(null);
  // A rate near one would otherwise flip by itself as it moves.
  if (rate && shown?.pair !== pair) setShown({ pair, direction: rateDirection(rate) });
  const room = previous === undefined ? 'min-h-target' : 'min-h-13';
  if (!rate) {
    return (
      <div {...native} role="status" aria-busy="true" className="flex flex-col">
        <span className="sr-only">{labels.loading}</span>
        <span className={`flex ${room} items-center`}>
          <Skeleton width="half" />
        </span>
        {(mid !== undefined || spread !== undefined) && (
          <span className="flex flex-col gap-1 text-14">
            {mid !== undefined && <SkeletonLine />}
            {spread !== undefined && <SkeletonLine />}
          </span>
        )}
      </div>
    );
  }
  const direction = shown?.pair === pair ? shown.direction : rateDirection(rate);
  const [one, other] = direction === 'inverse' ? [to, from] : [from, to];
  const figure = (value: string) => (
    <Amount value={value} currency={other} scale={rateScale(value)} minDigits={2} size="small" unmasked />
  );
  return (
    <div {...native} className="flex flex-col">
      <div className={`flex ${room} items-center justify-between gap-2`}>
        <span className="flex flex-col">
          <span className="font-medium">
            <Rate from={one} to={other} value={rate[direction]} />
          </span>
          {previous && (
            <span className="flex gap-1.5 text-14 text-muted">
              {labels.previous} {figure(previous[direction])}
            </span>
          )}
        </span>
        {/* The icon, not its touch target, aligns with the lines below. */}
        <span className="-me-3 flex">
          <IconButton
            tone="accent"
            label={labels.swap}
            icon={<Icon icon={ArrowLeftRight} />}
            onClick={() => setShown({ pair, direction: direction === 'direct' ? 'inverse' : 'direct' })}
          />
        </span>
      </div>
      {(mid ?? spread) && (
        <dl className="flex flex-col gap-1 text-14">
          {mid && <Pair name={labels.mid}>{figure(mid[direction])}</Pair>}
          {spread && (
            <Pair name={labels.spread}>
              <span className="text-muted">
                <Percent value={spread.ratio} size="small" />
              </span>
              <Amount
                value={spread.cost[direction].amount}
                currency={other}
                scale={spread.cost[direction].scale}
                minDigits={2}
                size="small"
                unmasked
              />
            </Pair>
          )}
        </dl>
      )}
      {age && (
        <p data-stale={stale || undefined} className="flex gap-1.5 pt-1 text-14 text-muted data-stale:text-caution">
          {stale && (
            <span className="mt-0.5 shrink-0">
              <Icon icon={Clock} size="small" />
            </span>
          )}
          <span>{age}</span>
        </p>
      )}
    </div>
  );
}

function Pair({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4">
      <dt className="text-muted">{name}</dt>
      <dd className="ms-auto flex flex-wrap justify-end gap-x-2 text-end">{children}</dd>
    </div>
  );
}

/** As tall as the loaded line. */
function SkeletonLine() {
  return (
    <span className="flex items-center">
      {'\u200B'}
      <Skeleton />
    </span>
  );
}
