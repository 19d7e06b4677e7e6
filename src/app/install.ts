import { createStore } from '#platform/store';
import { languageStore } from '#platform/language';

/** What Chromium gives a page that may ask to be installed. */
interface InstallPrompt extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

const held = () => window as { installPrompt?: InstallPrompt | undefined };

/** How this browser installs the app: by our asking, by the customer's own hand, or not at all. */
export type InstallWay = 'prompt' | 'share-menu' | null;

function read(): InstallWay {
  if (matchMedia('(display-mode: standalone)').matches || ('standalone' in navigator && navigator.standalone === true))
    return null;
  if (held().installPrompt) return 'prompt';
  // An iPad says that it is a Mac, but has a touch screen.
  const isApple =
    /iPhone|iPad|iPod/.test(navigator.userAgent) ||
    (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);
  return isApple ? 'share-menu' : null;
}

export const installStore = createStore<InstallWay>({ initial: null, read });

/** Asks the browser to install the app. It asks once; another time, it has to offer it again. */
export async function install(): Promise<void> {
  const { installPrompt } = held();
  held().installPrompt = undefined;
  await installPrompt?.prompt();
  installStore.refresh();
}

/** Names the manifest of the app's language, and follows what the browser offers. Returns the function that stops. */
export function followInstall(): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const link = document.querySelector<HTMLLinkElement>('link[rel=manifest]');
  const name = (): void => {
    if (link) link.href = `/manifest-${languageStore.get()}.webmanifest`;
  };
  name();
  signal.addEventListener('abort', languageStore.subscribe(name));
  window.addEventListener('beforeinstallprompt', () => installStore.refresh(), { signal });
  const onInstalled = (): void => {
    held().installPrompt = undefined;
    installStore.refresh();
  };
  window.addEventListener('appinstalled', onInstalled, { signal });
  return () => stop.abort();
}
