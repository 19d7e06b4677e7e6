/** Any origin does: only whether the address stays on it counts. */
const probe = 'https://florin.invalid';

/** The path that a `redirect` parameter leads to, when it stays in this app; anything else is null. */
export function safeRedirect(wanted: string | null): string | null {
  if (wanted === null || !wanted.startsWith('/')) return null;
  try {
    const url = new URL(wanted, probe);
    // `//host` and `/\host` leave the app, and so would a login that leads back to the login.
    if (url.origin !== probe || url.pathname === '/login' || url.pathname === '/register') return null;
    return url.pathname + url.search + url.hash;
  } catch {
    return null;
  }
}

/** The login that comes back to this place. */
export const loginPath = (from: string): string =>
  from === '/' ? '/login' : `/login?redirect=${encodeURIComponent(from)}`;
