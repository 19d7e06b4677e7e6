import { ArrowDown, LoaderCircle, RefreshCw } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { NativeProps } from '../../theme/native-props.ts';
import { assignInlineVars } from '../../theme/assign-inline-vars.ts';
import { useMergedRef } from '../../theme/use-merged-ref.ts';
import { Button } from '../button/index.ts';
import { Icon } from '../icon/index.ts';
import { area as areaClass, arrow, button, indicator, pulled as pulledVar, share } from './pull-to-refresh.css.ts';
import { enough, usePull } from './use-pull.ts';

export interface PullToRefreshProps extends NativeProps<HTMLDivElement> {
  /** Loads again; resolves when it is there, rejects if it failed. */
  onRefresh: () => Promise<unknown>;
  /** The button, and what is announced. */
  labels: {
    /** "Refresh", on the button for everybody who doesn't pull. */
    refresh: string;
    /** "Refreshing". */
    refreshing: string;
    /** "Up to date". */
    refreshed: string;
    /** "We couldn’t refresh. Try again." */
    failed: string;
  };
  /** Where there is nothing to refresh, as while offline. */
  disabled?: boolean;
  /** The content of the screen, from its top on. */
  children: ReactNode;
}

/** Pulling the content down with a finger loads it again; a button does so for everybody else. */
export function PullToRefresh({ onRefresh, labels, disabled = false, children, ref, ...native }: PullToRefreshProps) {
  const [state, setState] = useState<'idle' | 'refreshing' | 'refreshed' | 'failed'>('idle');
  const isBusy = state === 'refreshing';
  const [isPulled, setIsPulled] = useState(false);
  const refresh = async (byPull: boolean) => {
    setIsPulled(byPull);
    setState('refreshing');
    try {
      await onRefresh();
      setState('refreshed');
    } catch {
      setState('failed');
    }
  };
  const { area, pulled } = usePull(!disabled && !isBusy, () => void refresh(true));
  // The button shows by itself that it is busy.
  const distance = isBusy && isPulled ? enough : pulled;
  const stage = isBusy && isPulled ? 'refreshing' : pulled >= enough ? 'ready' : pulled > 0 ? 'pulling' : 'idle';
  return (
    <div {...native} ref={useMergedRef(area, ref)} data-pull-to-refresh className={areaClass}>
      <span
        aria-hidden
        data-state={stage}
        className={indicator}
        style={assignInlineVars({ [pulledVar]: `${distance}px`, [share]: String(Math.min(1, distance / enough)) })}
      >
        {isBusy ? (
          <span className="flex animate-spin">
            <Icon icon={LoaderCircle} />
          </span>
        ) : (
          <span className={arrow}>
            <Icon icon={ArrowDown} />
          </span>
        )}
      </span>
      {!disabled && (
        <div className={button}>
          <Button
            tone="quiet"
            size="small"
            busy={isBusy}
            icon={<Icon icon={RefreshCw} />}
            onClick={() => void refresh(false)}
          >
            {labels.refresh}
          </Button>
        </div>
      )}
      <div role="status" className="sr-only">
        {state !== 'idle' && labels[state]}
      </div>
      {children}
    </div>
  );
}
