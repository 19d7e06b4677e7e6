/** Any origin does: only whether the address stays on it counts. */
const probe = 'https://florin.invalid';

/** The path that a `redirect` parameter leads to, when it stays in this app; anything else is null. */
export function safeRedirect(wanted: string | null): string | null {
  if (wanted === null || !wanted.startsWith('/')) return null;
  try {
    const url = new URL(wanted, probe);
    // `//host` and `/\host` leave the app, `/.//host` does once it is shortened here, and a login would lead back to itself.
    if (url.origin !== probe || /^\/(\/|(login|register)$)/.test(url.pathname)) return null;
    return url.pathname + url.search + url.hash;
  } catch {
    return null;
  }
}

/** The login that comes back to this place. */
export const loginPath = (from: string): string =>
  from === '/' ? '/login' : `/login?redirect=${encodeURIComponent(from)}`;
