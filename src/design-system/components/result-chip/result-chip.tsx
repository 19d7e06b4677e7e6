import { RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import type { NativeProps } from '../../theme/native-props.ts';
import { Amount, DirectionMark } from '../amount/index.ts';
import { Icon } from '../icon/index.ts';
import { resultChipClass, type resultChipVariants } from './result-chip.variants.ts';

export interface ResultChipProps extends NativeProps<HTMLSpanElement> {
  /** The result in words: "Won". */
  children: ReactNode;
  /** Its mark and color. */
  outcome: keyof typeof resultChipVariants.outcome;
  /** Profit or loss of the order: `-10`. Shown with its sign. */
  amount?: { value: string; currency?: string; scale?: number };
}

const marks = {
  won: <DirectionMark direction="gain" />,
  lost: <DirectionMark direction="loss" />,
  refunded: <Icon icon={RotateCcw} size="xx-small" />,
};

/** The result of an order: word, shape and sign, as quiet for a gain as for a loss. Alone it has the size of a StatusChip. */
export function ResultChip({ children, outcome, amount, ...native }: ResultChipProps) {
  return (
    <span {...native} className={resultChipClass({ outcome, size: amount ? 'amount' : 'word' })} data-outcome={outcome}>
      <span className="min-w-0 font-medium">
        <span className="me-1 inline-block align-[-0.08em]">{marks[outcome]}</span>
        {children}
      </span>
      {amount && <Amount {...amount} minDigits={2} sign="always" size="small" />}
    </span>
  );
}
