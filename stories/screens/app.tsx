import i18next from 'i18next';
import { MemoryRouter } from 'react-router-dom';
import type { UserInfo } from '#contract/account';
import { startI18n } from '#platform/i18n';
import { languageStore, pickLanguage, type AppLanguage } from '#platform/language';
import { endSession, sessionStore, startSession } from '#platform/session';
import { AppShell } from '../../src/app/layout/app-shell.tsx';
import { Providers } from '../../src/app/providers.tsx';
import { Screens } from '../../src/app/screens.tsx';
import { answer } from './api.ts';
import { site } from './fixtures.ts';
import { cryptos, fiats } from './money-fixtures.ts';

export interface AppProps {
  /** Where the app is: `/assets`. */
  path: string;
}

/** The real app at one address: its routes, guards, texts and reads. Only the server's answers are the story's. */
export function App({ path }: AppProps) {
  return (
    <MemoryRouter initialEntries={[path]} useTransitions={false}>
      <Providers>
        <AppShell>
          <Screens />
        </AppShell>
      </Providers>
    </MemoryRouter>
  );
}

/** Calls that nearly every screen makes. */
export const defaultHandlers = [
  answer('GET index/site', site),
  answer('GET wallet/cryptos', cryptos),
  answer('GET wallet/fiats', fiats),
];

/** What the screens need, there before the first of them. */
const namespaces = [
  'account',
  'account-login',
  'connection',
  'contact',
  'content',
  'flash',
  'forms',
  'home',
  'identity',
  'market',
  'notices',
  'privacy',
  'security',
  'wallet',
];

/** Sets the language before the screen, and ends what the story before began. */
export async function prepare(language: string, info: UserInfo | null): Promise<() => void> {
  if (!i18next.isInitialized) await startI18n(namespaces);
  // Picked, since the site's default would win over a language that nobody asked for.
  pickLanguage(language as AppLanguage);
  // One that is not available falls back as it does in the app.
  languageStore.refresh();
  await i18next.changeLanguage(languageStore.get());
  // What a story put into the storage counts from here on.
  sessionStore.refresh();
  if (!info && sessionStore.get().token !== null) endSession('signed-out');
  if (info) startSession({ token: 'story', info });
  return clear;
}

function clear(): void {
  localStorage.clear();
  sessionStorage.clear();
  sessionStore.refresh();
}
