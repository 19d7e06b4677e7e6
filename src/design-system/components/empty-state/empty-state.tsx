import type { ReactNode } from 'react';
import type { NativeProps } from '../../theme/native-props.ts';
import { Illustration, type IllustrationName } from '../illustration/index.ts';

export interface EmptyStateProps extends NativeProps<HTMLDivElement> {
  /** The illustration above the text. */
  illustration: IllustrationName;
  /** Why there's nothing here. */
  title: ReactNode;
  /** Level of the heading. Default 2. */
  headingLevel?: 1 | 2 | 3;
  /** What would change it. */
  children?: ReactNode;
  /** The next step, as a Button. */
  action?: ReactNode;
}

/** Why a list is empty, and the next step. */
export function EmptyState({ illustration, title, headingLevel = 2, children, action, ...native }: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div {...native} className="flex flex-col items-center gap-2 px-4 py-10 text-center">
      <Illustration name={illustration} />
      <Heading className="max-w-80 pt-2 text-16 font-medium text-balance">{title}</Heading>
      {children && <div className="max-w-80 text-14 text-muted text-pretty">{children}</div>}
      {action && <div className="pt-3">{action}</div>}
    </div>
  );
}
