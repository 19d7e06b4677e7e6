import { ArrowLeftRight, Clock } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Amount } from '../amount/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { Percent } from '../percent/index.ts';
import { Skeleton, SkeletonGroup } from '../skeleton/index.ts';
import { rateScale } from './rate-scale.ts';
import { Rate } from './rate.tsx';

/** A rate in both directions: each is computed exactly by the caller, and only shown here. */
export interface RatePair {
  /** Units of `to` for one of `from`, a decimal string. */
  direct: string;
  /** Units of `from` for one of `to`. */
  inverse: string;
}

export interface RateLineProps {
  /** Code of the currency that is one: `BTC`. */
  from: string;
  /** Code of the currency that it is counted in: `USDT`. */
  to: string;
  /** Null while it is on its way. */
  rate: RatePair | null;
  /** The market's rate between buying and selling, which `rate` is compared with. */
  mid?: RatePair;
  /** What lies between the two: the ratio, `0.004` is 0.4 %, and what it costs in money. */
  spread?: { ratio: string; amount: string; currency: string; scale: number };
  /** When it was true: "as of 09:30". */
  age?: ReactNode;
  /** The rate is older than it should be: the age says so and stands out. */
  stale?: boolean;
  /** All its words. */
  labels: {
    /** Name of the button: "Show the other direction". */
    swap: string;
    /** "Asking for the rate". */
    loading: string;
    /** "Market’s mid rate". */
    mid: string;
    /** "Cost (spread)". */
    spread: string;
  };
}

/** What one currency is worth in another, with the market's rate and the cost beside it. */
export function RateLine({ from, to, rate, mid, spread, age, stale = false, labels }: RateLineProps) {
  const [isInverse, setInverse] = useState(false);
  if (!rate) {
    return (
      <SkeletonGroup label={labels.loading}>
        <span className="flex min-h-target items-center">
          <Skeleton width="half" />
        </span>
        {mid && <Skeleton />}
        {spread && <Skeleton />}
      </SkeletonGroup>
    );
  }
  const direction = isInverse ? 'inverse' : 'direct';
  const [one, other] = isInverse ? [to, from] : [from, to];
  return (
    <div className="flex flex-col">
      <div className="flex min-h-target items-center justify-between gap-2">
        <span className="font-medium">
          <Rate from={one} to={other} value={rate[direction]} />
        </span>
        {/* The arrows, not the room around them, end with the lines below. */}
        <span className="-me-3 flex">
          <IconButton
            tone="accent"
            label={labels.swap}
            pressed={isInverse}
            icon={<ArrowLeftRight aria-hidden size={20} strokeWidth={1.75} />}
            onClick={() => setInverse(!isInverse)}
          />
        </span>
      </div>
      {(mid ?? spread) && (
        <dl className="flex flex-col gap-1 text-14">
          {mid && (
            <Pair name={labels.mid}>
              <Amount
                value={mid[direction]}
                currency={other}
                scale={rateScale(mid[direction])}
                leastDigits={2}
                size="small"
                unmasked
              />
            </Pair>
          )}
          {spread && (
            <Pair name={labels.spread}>
              <span className="text-muted">
                <Percent value={spread.ratio} size="small" />
              </span>
              <Amount
                value={spread.amount}
                currency={spread.currency}
                scale={spread.scale}
                leastDigits={2}
                size="small"
                unmasked
              />
            </Pair>
          )}
        </dl>
      )}
      {age && (
        <p data-stale={stale || undefined} className="flex gap-1.5 pt-1 text-14 text-muted data-stale:text-caution">
          {stale && <Clock aria-hidden size={16} strokeWidth={2} className="mt-0.5" />}
          <span>{age}</span>
        </p>
      )}
    </div>
  );
}

function Pair({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4">
      <dt className="text-muted">{name}</dt>
      <dd className="ms-auto flex flex-wrap justify-end gap-x-2 text-end">{children}</dd>
    </div>
  );
}
