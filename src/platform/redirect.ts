/** Any origin works: only whether the address stays on it matters. */
const probe = 'https://florin.invalid';

/** Returns the path of a `redirect` parameter if it stays in this app, else null. */
export function safeRedirect(address: string | null): string | null {
  if (address === null || !address.startsWith('/')) return null;
  try {
    const url = new URL(address, probe);
    // `//host` and `/\host` leave the app, `/.//host` does once it is shortened here, and a login would lead back to itself, in
    // every spelling that the router knows.
    if (url.origin !== probe || /^\/(\/|(login|register)\/?$)/i.test(decodeURI(url.pathname))) return null;
    return url.pathname + url.search + url.hash;
  } catch {
    return null;
  }
}

/** Returns the path of the login screen that comes back here. */
export const loginPath = (from: string): string =>
  from === '/' ? '/login' : `/login?redirect=${encodeURIComponent(from)}`;
