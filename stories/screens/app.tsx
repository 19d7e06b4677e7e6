import type { StoryObj } from '@storybook/react-vite';
import type { Globals } from 'storybook/internal/csf';
import i18next from 'i18next';
import { MemoryRouter } from 'react-router-dom';
import type { UserInfo } from '#contract/account';
import { hideSmallStore } from '#platform/appearance';
import { startI18n } from '#platform/i18n';
import { languageStore, pickLanguage, type AppLanguage } from '#platform/language';
import { endSession, sessionStore, startSession } from '#platform/session';
import { Confirmation } from '../../src/app/components/confirmation.tsx';
import { AppShell } from '../../src/app/layout/app-shell.tsx';
import { Providers } from '../../src/app/providers.tsx';
import { Screens } from '../../src/app/screens.tsx';
import { answer } from './api.ts';
import { site } from './fixtures.ts';
import { cryptos, fiats } from './money-fixtures.ts';

export interface AppProps {
  /** Path of the screen: `/assets`. */
  path: string;
}

/** The real app at one address, with its routes, guards, texts and reads. Only the server's responses are mocked. */
export function App({ path }: AppProps) {
  return (
    <MemoryRouter initialEntries={[path]} useTransitions={false}>
      <Providers>
        <AppShell>
          <Screens />
        </AppShell>
        <Confirmation />
      </Providers>
    </MemoryRouter>
  );
}

/** What a story's play function looks at. */
export type Canvas = Parameters<NonNullable<StoryObj['play']>>[0]['canvas'];

/** Calls of nearly every screen. */
export const defaultHandlers = [
  answer('GET index/site', site),
  answer('GET wallet/cryptos', cryptos),
  answer('GET wallet/fiats', fiats),
  answer('GET user/agreements', { items: [] }),
];

/** Catalogs that the screens need, loaded before the first one. */
const namespaces = [
  'account',
  'account-login',
  'account-register',
  'bank',
  'connection',
  'content-agreement',
  'content-contact',
  'content',
  'counters',
  'counters-exchange',
  'flash',
  'forms',
  'home',
  'identity',
  'leverage',
  'leverage-limits',
  'leverage-room',
  'market',
  'market-rates',
  'market-screen',
  'notices',
  'petitions',
  'pledge',
  'privacy',
  'security',
  'transparency',
  'wallet',
  'wallet-addresses',
  'wallet-withdraw',
  'wallet-assets',
  'wallet-deposits',
  'wallet-withdrawals',
  'wallet-recharge',
  'wallet-records',
];

/** Sets the language, logs the customer in, and resets what the previous story left. */
export async function prepare({ locale }: Globals, info: UserInfo | null): Promise<() => void> {
  if (!i18next.isInitialized) await startI18n(namespaces);
  // Chosen explicitly: the site's default would win otherwise.
  pickLanguage(String(locale) as AppLanguage);
  // An unavailable one falls back as in the app.
  languageStore.refresh();
  await i18next.changeLanguage(languageStore.get());
  // Apply what the story put into storage.
  sessionStore.refresh();
  if (!info && sessionStore.get().token !== null) endSession('logged-out');
  if (info) startSession({ token: 'story', info });
  return clear;
}

/** The `beforeEach` of a story that a customer sees, or a visitor: `null`. */
export const seenBy =
  (info: UserInfo | null) =>
  ({ globals }: { globals: Globals }) =>
    prepare(globals, info);

function clear(): void {
  localStorage.clear();
  sessionStorage.clear();
  sessionStore.refresh();
  hideSmallStore.refresh();
}
