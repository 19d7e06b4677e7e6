import type { ReactNode } from 'react';

export interface RibbonProps {
  /** "Play money". */
  children: ReactNode;
}

/** Says on top of every screen that this is not the real thing. Scrolls away with the page. */
export function Ribbon({ children }: RibbonProps) {
  return <div className="bg-ribbon px-gutter py-1 text-center text-12 font-medium text-on-ribbon">{children}</div>;
}
