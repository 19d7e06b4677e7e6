import { useCallback, type ReactNode } from 'react';
import type { NativeProps } from '../../theme/native-props.ts';
import { useMergedRef } from '../../theme/use-merged-ref.ts';
import { action } from './screen.css.ts';
import { useBarHeight } from './use-bar-height.ts';
import { useKeyboardHeight } from './use-keyboard-height.ts';

export interface ScreenActionProps extends NativeProps<HTMLDivElement> {
  /** The primary Button. */
  children: ReactNode;
}

/**
 * The primary action of a screen, within thumb reach, above the keyboard and the safe area: the last child of a Screen,
 * or of a form at its end.
 */
export function ScreenAction({ ref, children, ...native }: ScreenActionProps) {
  const height = useBarHeight('action');
  const keyboard = useKeyboardHeight();
  const measured = useCallback(
    (element: HTMLElement | null) => {
      const ends = [height(element), keyboard(element)];
      return () => ends.forEach((end) => end?.());
    },
    [height, keyboard],
  );
  return (
    <div {...native} ref={useMergedRef(measured, ref)} className={action} data-screen-action>
      {children}
    </div>
  );
}
