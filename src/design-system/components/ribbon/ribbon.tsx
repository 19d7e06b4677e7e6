import type { ReactNode } from 'react';
import { useBarHeight } from '../screen/use-bar-height.ts';

export interface RibbonProps {
  /** "Play money". */
  children: ReactNode;
}

/** Marks the app as play money on top of every screen. Scrolls away with the page. */
export function Ribbon({ children }: RibbonProps) {
  return (
    <div
      ref={useBarHeight('ribbon')}
      className="bg-ribbon px-gutter py-1 text-center text-12 font-medium text-on-ribbon"
    >
      {children}
    </div>
  );
}
