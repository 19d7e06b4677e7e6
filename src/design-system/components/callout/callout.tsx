import { CircleExclamationPoint, CircleCheck, Info, TriangleExclamationPoint } from 'lucide-react';
import type { ReactNode } from 'react';
import type { NativeProps } from '../../theme/native-props.ts';
import { Icon } from '../icon/index.ts';
import { calloutClass, type calloutVariants } from './callout.variants.ts';

type Tone = keyof typeof calloutVariants.tone;

export interface CalloutProps extends NativeProps<HTMLDivElement> {
  /** `danger` for failures, `caution` for what to consider first. Default `info`. */
  tone?: Tone;
  title?: ReactNode;
  /** Below the text: a small Button or a TextLink. */
  action?: ReactNode;
  /** Announced to screen readers immediately and scrolled into view, for a failure caused by an action. */
  announce?: boolean;
  children: ReactNode;
}

const icons = { info: Info, caution: TriangleExclamationPoint, danger: CircleExclamationPoint, success: CircleCheck };

/** The button may be in a bar that is always in sight, and what comes of it should be too. */
const show = (element: HTMLElement | null): void => element?.scrollIntoView({ block: 'nearest' });

/** A message within the screen. For a transient message use a toast. */
export function Callout({ tone = 'info', title, action, announce = false, children, ...native }: CalloutProps) {
  return (
    <div {...native} {...(announce && { role: 'alert', ref: show })} className={calloutClass({ tone })}>
      <span className="shrink-0 text-(--mark)">
        <Icon icon={icons[tone]} />
      </span>
      <div className="flex min-w-0 grow flex-col gap-1">
        {title && <p className="font-medium">{title}</p>}
        <div>{children}</div>
        {action && <div className="pt-1">{action}</div>}
      </div>
    </div>
  );
}
