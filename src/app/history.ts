import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';
import type { Overlay } from '#design-system/provider';

let history: ReturnType<typeof createBrowserHistory> | undefined;

/** Returns the browser's history as the router takes it, made on first use. */
export function appHistory() {
  if (!history) {
    history = createBrowserHistory({ v5Compat: true });
    // A reload keeps the entry of a sheet, and the sheet is not open any more.
    if ((window.history.state as { overlays?: number }).overlays) loadOverlays().catch(() => undefined);
  }
  return history;
}

/** Loaded with the first sheet or dialog. */
async function loadOverlays() {
  const loaded = await import('./overlay-history.ts');
  loaded.installOverlays(appHistory());
  return loaded;
}

/** Lets Back close a sheet or dialog. Returns the function to call once it has closed. */
export function openOverlay(overlay: Overlay): () => void {
  let close: (() => void) | undefined;
  let isOpen = true;
  loadOverlays().then(
    (loaded) => {
      if (isOpen) close = loaded.openOverlay(overlay);
    },
    // Without it Back leaves the page, and everything else works.
    () => undefined,
  );
  return () => {
    isOpen = false;
    close?.();
  };
}
