import type { ReactNode } from 'react';
import type { NativeProps } from '../../theme/native-props.ts';
import { action as actionClass, main, root } from './screen.css.ts';
import { useBarHeight } from './use-bar-height.ts';

export interface ScreenProps extends NativeProps<HTMLDivElement> {
  /** The bar on top: a TopNav. */
  nav?: ReactNode;
  /** The one primary action, kept within thumb reach. */
  action?: ReactNode;
  /** Reserves space for the tab bar. The side rail of wide screens always has its space. */
  tabs?: boolean;
  /** Content is loading: sets aria-busy. */
  busy?: boolean;
  /** Sections; 24 px between them. */
  children: ReactNode;
}

/** The frame of each screen: bar, readable column, action. */
export function Screen({ nav, action, tabs = false, busy = false, children, ...native }: ScreenProps) {
  const actionRef = useBarHeight('action');
  return (
    <div {...native} className={root} data-tabs={tabs || undefined} data-bare={nav ? undefined : true}>
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
