import type { ReactNode } from 'react';
import type { NativeProps } from '../../theme/native-props.ts';
import { useMergedRef } from '../../theme/use-merged-ref.ts';
import { useBarHeight } from '../screen/use-bar-height.ts';

export interface RibbonProps extends NativeProps<HTMLDivElement> {
  /** "Play money". */
  children: ReactNode;
}

/** Marks the app as play money on top of every screen. Scrolls away with the page. */
export function Ribbon({ children, ref, ...native }: RibbonProps) {
  return (
    <div
      {...native}
      ref={useMergedRef(useBarHeight('ribbon'), ref)}
      className="bg-ribbon px-gutter py-1 text-center text-12 font-medium text-on-ribbon"
    >
      {children}
    </div>
  );
}
