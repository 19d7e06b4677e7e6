import { languageStore } from '#platform/language';
import { sessionStore } from '#platform/session';
import { noteArrival } from '#platform/swr';

/** What the server says about a page that it rendered, in the page. */
interface Rendered {
  /** The app's script. */
  entry: string;
  path: string;
  language: string;
  /** Whether it is the outline of a customer's page, which nobody takes over. */
  isCustomer: boolean;
  /** When it was rendered, in milliseconds since 1970. */
  time: number;
  /** The responses that it shows, by SWR's spelling of their keys. */
  reads: Readonly<Record<string, object>>;
  /** What the elements' styles are, in the order of their `data-style`. */
  styles: readonly string[];
}

/** Returns what the server says about this page, if it rendered it. */
export function renderedWith(): Rendered | null {
  const text = document.getElementById('rendered')?.textContent;
  return text ? (JSON.parse(text) as Rendered) : null;
}

interface RenderedPage {
  readonly path: string;
  readonly reads: Readonly<Record<string, object>>;
  /** Whether the app can take over the markup. */
  readonly canTakeOver: boolean;
}

/**
 * Returns what this page was rendered with. Null where it wasn't, and where the customer has logged in or out meanwhile, or
 * chosen another language, which the server can't know.
 */
export function readRendered(): RenderedPage | null {
  const rendered = renderedWith();
  if (!rendered) return null;
  const { path, language, isCustomer, time, reads, styles } = rendered;
  const { token, info } = sessionStore.get();
  const isMine = language === languageStore.get() && isCustomer === (token !== null);
  if (path !== window.location.pathname || !isMine) return null;
  for (const data of Object.values(reads)) noteArrival(data, time);
  // The security policy allows no style attributes in HTML, so the server writes rules instead.
  for (const element of document.querySelectorAll<HTMLElement>('[data-style]')) {
    element.style.cssText = styles[Number(element.dataset.style)] ?? '';
    delete element.dataset.style;
  }
  // The keys end with whose they are, whom the server doesn't know.
  const own = Object.entries(reads).map(
    ([key, data]) => [key.replace(/"customer",$/, `"${info?.id}",`), data] as const,
  );
  return { path, reads: Object.fromEntries(own), canTakeOver: !isCustomer };
}
