import { Check, X } from 'lucide-react';
import type { ReactNode } from 'react';
import type { NativeProps } from '../../theme/native-props.ts';
import { Icon } from '../icon/index.ts';
import { markClass, type timelineVariants } from './timeline.variants.ts';

type State = keyof typeof timelineVariants.state;

export interface TimelineStep {
  id: string;
  title: ReactNode;
  description?: ReactNode;
  /** When it happened or is expected, as text. */
  time?: ReactNode;
  state: State;
}

export interface TimelineProps extends NativeProps<HTMLOListElement> {
  /** Name of the list: "Progress of the deposit". */
  label: string;
  /** From the first to the last. */
  steps: readonly TimelineStep[];
  /** What each mark means, for screen readers. */
  labels: Record<State, string>;
}

/** The steps of an order from top to bottom. */
export function Timeline({ label, steps, labels, ...native }: TimelineProps) {
  return (
    <ol {...native} aria-label={label} className="flex flex-col">
      {steps.map(({ id, title, description, time, state }, index) => (
        <li key={id} aria-current={state === 'current' ? 'step' : undefined} className="flex gap-3">
          <span aria-hidden className="flex flex-col items-center pt-0.5">
            <span className={markClass({ state })}>
              {state === 'done' && <Icon icon={Check} size="x-small" />}
              {state === 'failed' && <Icon icon={X} size="x-small" />}
              {state === 'current' && <span className="rounded-round border-4 border-current" />}
            </span>
            {index < steps.length - 1 && (
              <span className={`grow border-s ${state === 'done' ? 'border-accent' : 'border-edge'}`} />
            )}
          </span>
          <span className="flex min-w-0 grow flex-col pb-5">
            <span className="flex flex-wrap items-baseline justify-between gap-x-4">
              <span className={state === 'upcoming' ? 'text-muted' : 'font-medium'}>
                {title}
                <span className="sr-only">, {labels[state]}</span>
              </span>
              {time && <span className="text-14 text-muted">{time}</span>}
            </span>
            {description && <span className="text-14 text-muted">{description}</span>}
          </span>
        </li>
      ))}
    </ol>
  );
}
