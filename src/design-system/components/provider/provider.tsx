import { createContext, use, useMemo, type ComponentPropsWithRef, type ComponentType, type ReactNode } from 'react';
import { usePress } from './use-press.ts';

/** The texts that components need themselves, in the page's language. */
export interface DesignSystemLabels {
  /** Name of the button that closes a sheet, a dialog, a toast: "Close". */
  close: string;
  /** Name of the button that leads back from a screen: "Back". */
  back: string;
  /** Announced while an action runs: "Loading". */
  loading: string;
  /** Read in place of a masked amount: "Amount hidden". */
  hidden: string;
  /** Announced after copying: "Copy Successful". */
  copied: string;
  /** Announced when copying failed: "Copy Failed". */
  copyFailed: string;
  /** The document title for a screen's title: "Deposit · Florin". */
  pageTitle: (screen: string) => string;
}

/** Props of the app's link: an anchor whose `href` may be a path of the app. */
export type LinkProps = ComponentPropsWithRef<'a'> & { href: string };

/** A sheet or dialog that is open. */
export interface Overlay {
  close(): void;
  /** Whether it may close now: not while something is being sent. */
  isDismissible(): boolean;
}

interface DesignSystem {
  locale: string;
  maskAmounts: boolean;
  labels: DesignSystemLabels;
  link: ComponentType<LinkProps> | 'a';
  onOverlay: ((overlay: Overlay) => () => void) | undefined;
  sanitize: ((html: string, id: string) => string) | undefined;
}

export interface DesignSystemProviderProps {
  /** BCP 47, as for Intl: `de-DE`. */
  locale: string;
  /** True hides every amount behind dots of constant width. */
  maskAmounts?: boolean;
  /** Texts that all components share, in the language of `locale`. */
  labels: DesignSystemLabels;
  /** Renders links; the app passes its router's link. Default: an anchor. Must be the same component on each render. */
  link?: ComponentType<LinkProps>;
  /**
   * Called for each sheet and dialog that opens; the returned function is called when it closes. The app uses it to let
   * the Back button close overlays. Must be the same function on each render.
   */
  onOverlay?: (overlay: Overlay) => () => void;
  /**
   * Cleans written content where there is no browser: on a server that renders the page. The first heading of level 2 gets the id
   * `<id>-1`, and so on. Without it, such content shows once the page is alive.
   */
  sanitize?: ((html: string, id: string) => string) | undefined;
  children: ReactNode;
}

const Context = createContext<DesignSystem | null>(null);

/** Provides locale, masking, shared texts and the link component. Wraps the whole app. */
export function DesignSystemProvider(props: DesignSystemProviderProps) {
  const { locale, maskAmounts = false, labels, onOverlay, sanitize, children } = props;
  const link: DesignSystem['link'] = props.link ?? 'a';
  const value = useMemo(
    () => ({ locale, maskAmounts, labels, link, onOverlay, sanitize }),
    [locale, maskAmounts, labels, link, onOverlay, sanitize],
  );
  usePress();
  return <Context value={value}>{children}</Context>;
}

/** Returns the provider's values. Throws outside a DesignSystemProvider. */
export function useDesignSystem(): DesignSystem {
  const value = use(Context);
  if (!value) {
    throw new Error('DesignSystemProvider is missing');
  }
  return value;
}
