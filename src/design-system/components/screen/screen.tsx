import { useCallback, type ReactNode } from 'react';
import type { NativeProps } from '../../theme/native-props.ts';
import { action as actionClass, formAction, main, root } from './screen.css.ts';
import { useBarHeight } from './use-bar-height.ts';
import { useKeyboardHeight } from './use-keyboard-height.ts';

export interface ScreenProps extends NativeProps<HTMLDivElement> {
  /** The bar on top: a TopNav. */
  nav?: ReactNode;
  /** The one primary action, kept within thumb reach. In a form use ScreenAction. */
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
  return (
    <div {...native} className={root} data-tabs={tabs || undefined} data-bare={nav ? undefined : true}>
      {nav}
      <main id="main" tabIndex={-1} className={main} aria-busy={busy || undefined}>
        {children}
      </main>
      {action && <ActionBar className={actionClass}>{action}</ActionBar>}
    </div>
  );
}

export interface ScreenActionProps {
  /** The submit button. */
  children: ReactNode;
}

/** The primary action of a form, within thumb reach: the last child of a form at the end of a Screen. */
export function ScreenAction({ children }: ScreenActionProps) {
  return <ActionBar className={formAction}>{children}</ActionBar>;
}

function ActionBar({ className, children }: { className: string; children: ReactNode }) {
  const height = useBarHeight('action');
  const keyboard = useKeyboardHeight();
  const ref = useCallback(
    (element: HTMLElement | null) => {
      const ends = [height(element), keyboard(element)];
      return () => ends.forEach((end) => end?.());
    },
    [height, keyboard],
  );
  return (
    <div ref={ref} className={className} data-screen-action>
      {children}
    </div>
  );
}
