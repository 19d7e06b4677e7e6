import { useState } from 'react';
import { Button } from '../button/index.ts';
import { ErrorState } from '../error-state/index.ts';

export interface OlderCandles {
  /** `idle` means there are more; `end` means there are none. */
  status: 'idle' | 'loading' | 'error' | 'end';
  /** Loads the candles before the first one; after an error, again. */
  onMore: () => void;
  labels: {
    /** Announced while they load: "Loading older prices". */
    loading: string;
    /** On the button below the table: "Load older prices". */
    more: string;
    /** When they failed to load: "We couldn’t load older prices". */
    failed: string;
    /** On the button then: "Try again". */
    retry: string;
  };
}

/** Over the oldest end of the plot: that older candles load, or that they didn't. */
export function OlderState({ older: { status, onMore, labels } }: { older: OlderCandles }) {
  // The alert stays while a retry runs, since its button has the focus.
  const [hasFailed, setFailed] = useState(status === 'error');
  const isLoading = status === 'loading';
  if (!isLoading && hasFailed !== (status === 'error')) setFailed(status === 'error');
  return (
    <div className="pointer-events-none absolute start-0 top-0 z-1 flex max-w-full">
      <span role="status" className={isLoading && !hasFailed ? noteClass : 'sr-only'}>
        {isLoading ? labels.loading : ''}
      </span>
      {hasFailed && (
        <div className={`${noteClass} pointer-events-auto`}>
          <ErrorState
            scope="part"
            title={labels.failed}
            retry={{ label: labels.retry, onClick: onMore, busy: isLoading }}
          />
        </div>
      )}
    </div>
  );
}

const noteClass =
  'inline-flex max-w-full min-h-8 items-center gap-x-2 rounded-control bg-raised px-3 text-12 text-muted inset-ring inset-ring-line';

/** Below the table: more rows. */
export function OlderButton({ older: { status, labels }, onClick }: { older: OlderCandles; onClick: () => void }) {
  return (
    <Button tone="quiet" size="small" block busy={status === 'loading'} onClick={onClick}>
      {status === 'error' ? labels.retry : labels.more}
    </Button>
  );
}
