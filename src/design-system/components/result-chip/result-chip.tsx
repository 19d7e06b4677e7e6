import { RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import type { NativeProps } from '../../theme/native-props.ts';
import { Amount, DirectionMark } from '../amount/index.ts';
import { Icon } from '../icon/index.ts';
import { resultChipClass, type resultChipVariants } from './result-chip.variants.ts';

type Digit = '0' | '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9';

export interface ResultChipProps extends NativeProps<HTMLSpanElement> {
  /** The result in words: "Won"; for a close price the winning categories: "Up, big, odd". */
  children: ReactNode;
  /** Of an order. */
  outcome?: keyof typeof resultChipVariants.outcome;
  /** Profit or loss of the order: `-10`. Shown with its sign. */
  amount?: { value: string; currency?: string; scale?: number };
  /** The deciding last digit of a close price. */
  digit?: Digit;
}

const marks = {
  won: <DirectionMark direction="gain" />,
  lost: <DirectionMark direction="loss" />,
  refunded: <Icon icon={RotateCcw} size="xx-small" />,
};

/** The result of an order or a close price: word, shape and sign, as quiet for a gain as for a loss. */
export function ResultChip({ children, outcome, amount, digit, ...native }: ResultChipProps) {
  return (
    <span {...native} className={resultChipClass({ outcome })} data-outcome={outcome}>
      <span className="inline-flex min-w-0 items-center gap-x-1.5">
        {digit !== undefined && (
          <span className="rounded-small border border-edge px-1.5 font-medium text-ink slashed-zero tabular-nums">
            {digit}
          </span>
        )}
        <span className={`min-w-0 ${outcome ? 'font-medium' : ''}`}>
          {outcome && <span className="me-1 inline-block align-[-0.08em]">{marks[outcome]}</span>}
          {children}
        </span>
      </span>
      {amount && <Amount {...amount} minDigits={2} sign="always" size="small" />}
    </span>
  );
}
