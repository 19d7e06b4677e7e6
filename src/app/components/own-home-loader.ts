import { loadNamespaces } from '#platform/i18n';

/** The signed-in part of the home screen with its texts; a visitor never fetches it. */
export async function loadOwnHome() {
  const [{ OwnHome }] = await Promise.all([import('./own-home.tsx'), loadNamespaces(['wallet'])]);
  return { default: OwnHome };
}
