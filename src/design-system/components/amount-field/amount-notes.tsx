import type { ReactNode } from 'react';

export interface AmountNotesProps {
  /** Prefix of the ids of the balance and the fee. */
  id: string;
  /** What can be spent: "Available" and an Amount. */
  balance?: ReactNode;
  /** Fills in the maximum; the caller subtracts the fee and calls `onChange`. */
  max?: { label: string; onClick: () => void };
  /** The fee, as a label and an Amount: "Network fee" and 0.0001 BTC. */
  fee?: { label: ReactNode; value: ReactNode };
  /** In a read-only field Max has nothing to do. */
  disabled: boolean | undefined;
}

/** Below the ruled line: the balance, the Max button and the fee. */
export function AmountNotes({ id, balance, max, fee, disabled }: AmountNotesProps) {
  if (!balance && !max && !fee) return null;
  return (
    <div className="flex flex-col text-14 text-muted">
      {(balance || max) && (
        <div className="flex min-h-target flex-wrap items-center justify-between gap-x-3 gap-y-2 py-2">
          <span id={`${id}-balance`}>{balance}</span>
          {max && (
            // The touch target is larger than the pill, and as tall as the line.
            <button
              type="button"
              disabled={disabled}
              onClick={max.onClick}
              className="relative ms-auto min-w-target rounded-round border border-transparent bg-accent-quiet px-3.5 py-0.75 font-medium text-accent after:absolute after:-inset-x-2 after:-inset-y-2.5 hover:text-accent-strong disabled:bg-sunken disabled:text-muted"
            >
              {max.label}
            </button>
          )}
        </div>
      )}
      {fee && (
        <div id={`${id}-fee`} className="flex flex-wrap items-baseline justify-between gap-x-4">
          <span>{fee.label}</span>
          <span className="ms-auto text-end text-ink">{fee.value}</span>
        </div>
      )}
    </div>
  );
}
