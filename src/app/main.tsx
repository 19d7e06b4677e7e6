import '#design-system/theme';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { applyAppearance, gainStore, hideSmallStore, maskStore, themeStore } from '#platform/appearance';
import { probe } from '#platform/connection';
import { displayCurrency } from '#platform/display-currency';
import { commonNamespace, loadNamespaces, startI18n } from '#platform/i18n';
import { followLanguage, languageStore } from '#platform/language';
import { followSession } from '#platform/session';
import { App } from './app.tsx';
import { isChunkLoadError, keepLoading, reloadOnce } from './chunk.ts';
import { whenShown } from './first-screen.ts';
import { preloadScreen, screenReady } from './lazy-screen.ts';
import { readRendered } from './rendered.ts';
import { expectReads } from './screen-reads.ts';
import type { Early } from './take-over.ts';

function followAppearance(): void {
  const apply = (): void => applyAppearance(languageStore.get());
  apply();
  for (const store of [themeStore, gainStore, languageStore]) store.subscribe(apply);
  // Another tab may change them, also while this page is kept for Back.
  const refresh = (): void => {
    for (const store of [themeStore, gainStore, maskStore, hideSmallStore, displayCurrency]) store.refresh();
  };
  for (const event of ['storage', 'pageshow']) window.addEventListener(event, refresh);
}

/** A part of the app that failed to load and came with the next try is no error. */
function reportRecovered(error: unknown): void {
  if (!(error instanceof Error && isChunkLoadError(error.cause))) reportError(error);
}

async function start(): Promise<void> {
  followAppearance();
  followLanguage();
  followSession();
  const { pathname, search } = window.location;
  const rendered = readRendered();
  // Fetch the screen's data, code and texts in parallel. A rendered page has its data, unless it is an outline.
  if (!rendered?.canTakeOver && search === '') expectReads(pathname);
  await startI18n(preloadScreen(pathname));
  let failures = 0;
  await keepLoading(() =>
    loadNamespaces([commonNamespace]).catch(async (error: unknown) => {
      failures += 1;
      // A new version has others, and this page knows only the old address.
      if (failures > 1 && (await probe())) reloadOnce();
      throw error;
    }),
  );
  const root = document.getElementById('root');
  if (!root) return;
  const options = { onRecoverableError: reportRecovered };
  // What shows already stays until the screen is there, and React drops what it can't take over at once. A failure surfaces
  // when the screen renders.
  if (rendered) await screenReady(rendered.path).catch(() => undefined);
  const app = <App reads={rendered?.reads} />;
  // A transition lets a press or a key in between.
  if (rendered?.canTakeOver) startTransition(() => void hydrateRoot(root, app, options));
  else createRoot(root, options).render(app);
  const { early } = window as { early?: Early };
  if (early) whenShown(() => void import('./take-over.ts').then(({ takeOver }) => takeOver(early)));
}

void start();
