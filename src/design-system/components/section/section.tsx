import { useId, type ReactNode } from 'react';
import type { NativeProps } from '../../theme/native-props.ts';

export interface SectionProps extends NativeProps<HTMLElement> {
  /** The title; optional if the content is self-explanatory. */
  title?: ReactNode;
  /** Level of the heading. Default 2. */
  headingLevel?: 2 | 3;
  /** At the end of the title's line: a TextLink, a small Button. */
  action?: ReactNode;
  children: ReactNode;
}

/** A part of a screen: a title, then content. */
export function Section({ title, headingLevel = 2, action, children, ...native }: SectionProps) {
  const id = useId();
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  if (!title)
    return (
      <section {...native} className="flex flex-col gap-3">
        {children}
      </section>
    );
  return (
    <section {...native} aria-labelledby={id} className="flex flex-col gap-3">
      <div className="-mb-2 flex min-h-target flex-wrap items-center gap-x-4">
        {/* Beside a long title the action wraps to its own line. */}
        <Heading id={id} className="min-w-0 max-w-full grow py-2 text-16 font-medium wrap-break-word">
          {title}
        </Heading>
        {action && <div className="ms-auto max-w-full">{action}</div>}
      </div>
      {children}
    </section>
  );
}
