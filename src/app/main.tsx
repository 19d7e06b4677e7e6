import '#design-system/theme';
import { createRoot } from 'react-dom/client';
import { applyAppearance, gainStore, themeStore } from '#platform/appearance';
import { startI18n } from '#platform/i18n';
import { followLanguage, languageStore } from '#platform/language';
import { followSession } from '#platform/session';
import { App } from './app.tsx';
import { isChunkLoadError } from './chunk.ts';
import { preloadScreen } from './lazy-screen.ts';

function followAppearance(): void {
  const apply = (): void => applyAppearance(languageStore.get());
  apply();
  for (const store of [themeStore, gainStore, languageStore]) store.subscribe(apply);
}

/** A part of the app that failed to load and came with the next try is no error. */
function reportRecovered(error: unknown): void {
  if (!(error instanceof Error && isChunkLoadError(error.cause))) reportError(error);
}

async function start(): Promise<void> {
  followAppearance();
  followLanguage();
  followSession();
  // Fetch the screen's code and texts in parallel.
  await startI18n(preloadScreen(window.location.pathname));
  const root = document.getElementById('root');
  if (root) createRoot(root, { onRecoverableError: reportRecovered }).render(<App />);
}

void start();
