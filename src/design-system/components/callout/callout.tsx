import { CircleExclamationPoint, CircleCheck, Info, TriangleExclamationPoint } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../icon/index.ts';
import { calloutClass, type calloutVariants } from './callout.variants.ts';

type Tone = keyof typeof calloutVariants.tone;

export interface CalloutProps {
  /** `danger` for what failed, `caution` for what wants care before going on. Default `info`. */
  tone?: Tone;
  title?: ReactNode;
  /** Below the text: a small Button or a TextLink. */
  action?: ReactNode;
  /** Said to screen readers at once: for a failure that a press brought about. */
  announce?: boolean;
  children: ReactNode;
}

const icons = { info: Info, caution: TriangleExclamationPoint, danger: CircleExclamationPoint, success: CircleCheck };

/** A remark in the course of the screen. What passes by itself is a toast. */
export function Callout({ tone = 'info', title, action, announce = false, children }: CalloutProps) {
  return (
    <div role={announce ? 'alert' : undefined} className={calloutClass({ tone })}>
      <span className="text-(--mark)">
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
