import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';
import type { Overlay } from '#design-system/provider';
import type * as overlayHistory from './overlay-history.ts';

let history: ReturnType<typeof createBrowserHistory> | undefined;

/** Returns the browser's history as the router takes it, made on first use. */
export function appHistory() {
  if (!history) {
    keyFirstEntry();
    history = createBrowserHistory({ v5Compat: true });
    // A reload keeps a sheet's history entry, though the sheet is closed.
    if ((window.history.state as { overlays?: number }).overlays) loadOverlays().catch(() => undefined);
  }
  return history;
}

/**
 * Gives the first entry of a visit its own key. A reload keeps the entry and its scroll position; another address is a new
 * entry that starts at the top.
 */
function keyFirstEntry(): void {
  window.history.scrollRestoration = 'manual';
  const state = window.history.state as { key?: string } | null;
  if (state?.key === undefined) window.history.replaceState({ ...state, key: Math.random().toString(36).slice(2) }, '');
}

let overlays: typeof overlayHistory | undefined;

/** Loaded after the first screen, or with the first sheet or dialog. */
export async function loadOverlays() {
  overlays ??= await import('./overlay-history.ts');
  overlays.installOverlays(appHistory());
  return overlays;
}

/** Lets Back close a sheet or dialog. Returns the function to call once it is closed. */
export function openOverlay(overlay: Overlay): () => void {
  // At once: an overlay that replaces another takes over its entry.
  if (overlays) return overlays.openOverlay(overlay);
  let close: (() => void) | undefined = () => {};
  void loadOverlays().then((loaded) => {
    // Unless it was closed meanwhile.
    close &&= loaded.openOverlay(overlay);
    // Without it, Back leaves the page; everything else works.
  }, close);
  return () => {
    close?.();
    close = undefined;
  };
}
