import type { ReactNode } from 'react';
import type { NativeProps } from '../../theme/native-props.ts';
import { main, root } from './screen.css.ts';

export interface ScreenProps extends NativeProps<HTMLDivElement> {
  /** The bar on top: a TopNav. */
  nav?: ReactNode;
  /** Reserves space for the tab bar. The side rail of wide screens always has its space. */
  tabs?: boolean;
  /** Content is loading: sets aria-busy. */
  busy?: boolean;
  /** Sections, 24 px between them, and a ScreenAction at the end. */
  children: ReactNode;
}

/** The frame of each screen: bar and readable column. */
export function Screen({ nav, tabs = false, busy = false, children, ...native }: ScreenProps) {
  return (
    <div {...native} className={root} data-tabs={tabs || undefined} data-bare={nav ? undefined : true}>
      {nav}
      <main id="main" tabIndex={-1} className={main} aria-busy={busy || undefined}>
        {children}
      </main>
    </div>
  );
}
