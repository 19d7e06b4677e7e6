import type { ReactNode } from 'react';
import { action as actionClass, main, root } from './screen.css.ts';
import { useBarHeight } from './use-bar-height.ts';

export interface ScreenProps {
  /** The bar on top: a TopNav. */
  nav?: ReactNode;
  /** The one primary action, held within reach of the thumb. */
  action?: ReactNode;
  /** Leaves room for the tab bar. The side rail of wide screens gets its room on all of them. */
  tabs?: boolean;
  /** Content is on its way: screen readers wait. */
  busy?: boolean;
  /** Sections; 24 px between them. */
  children: ReactNode;
}

/** The frame of each screen: bar, readable column, action. */
export function Screen({ nav, action, tabs = false, busy = false, children }: ScreenProps) {
  const actionRef = useBarHeight('action');
  return (
    <div className={root} data-tabs={tabs || undefined} data-bare={nav ? undefined : true}>
      {nav}
      <main id="main" tabIndex={-1} className={main} aria-busy={busy || undefined}>
        {children}
      </main>
      {action && (
        <div ref={actionRef} className={actionClass}>
          {action}
        </div>
      )}
    </div>
  );
}
