import { createContext, use, useMemo, type ComponentPropsWithRef, type ComponentType, type ReactNode } from 'react';

/** The few words that primitives say by themselves, in the language of the page. */
export interface DesignSystemLabels {
  /** Name of the button that closes a sheet, a dialog, a toast: "Close". */
  close: string;
  /** Said while something that was pressed is being done: "Loading". */
  loading: string;
  /** Said in place of a masked amount: "Amount hidden". */
  hidden: string;
  /** The title in the browser's tab, of that of a screen: "Deposit · Florin". */
  pageTitle: (screen: string) => string;
}

/** What the app's link takes: an anchor whose `href` may be a path of the app. */
export type LinkProps = ComponentPropsWithRef<'a'> & { href: string };

/** A sheet or dialog that is open. */
export interface Overlay {
  close(): void;
  /** Whether it must stay open for now: something is being sent. */
  isLocked(): boolean;
}

interface DesignSystem {
  locale: string;
  maskAmounts: boolean;
  labels: DesignSystemLabels;
  link: ComponentType<LinkProps> | 'a';
  onOverlay: ((overlay: Overlay) => () => void) | undefined;
}

export interface DesignSystemProviderProps {
  /** BCP 47, as Intl takes it: `de-DE`. */
  locale: string;
  /** True hides every amount behind dots of one width. */
  maskAmounts?: boolean;
  /** The few words that all components share, in the language of `locale`. */
  labels: DesignSystemLabels;
  /** Renders links; the app gives its router's link. Default: an anchor. Must be the same component on each render. */
  link?: ComponentType<LinkProps>;
  /**
   * Called with each sheet and dialog that opens; what it returns is called once that one has closed. The app lets the Back
   * button close it. Must be the same function on each render.
   */
  onOverlay?: (overlay: Overlay) => () => void;
  children: ReactNode;
}

const Context = createContext<DesignSystem | null>(null);

/** Tells the components the locale, whether amounts are masked, their words and their link. Wraps the whole app. */
export function DesignSystemProvider(props: DesignSystemProviderProps) {
  const { locale, maskAmounts = false, labels, onOverlay, children } = props;
  const link: DesignSystem['link'] = props.link ?? 'a';
  const value = useMemo(
    () => ({ locale, maskAmounts, labels, link, onOverlay }),
    [locale, maskAmounts, labels, link, onOverlay],
  );
  return <Context value={value}>{children}</Context>;
}

/** What the provider holds. Throws outside of a DesignSystemProvider. */
export function useDesignSystem(): DesignSystem {
  const value = use(Context);
  if (!value) {
    throw new Error(
      'No DesignSystemProvider above this component, so it has no locale and no words. Wrap the app in one.',
    );
  }
  return value;
}
