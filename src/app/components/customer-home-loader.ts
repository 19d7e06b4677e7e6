import { loadNamespaces } from '#platform/i18n';

/** The signed-in part of the home screen with its texts; a visitor never fetches it. */
export async function loadCustomerHome() {
  const [{ CustomerHome }] = await Promise.all([import('./customer-home.tsx'), loadNamespaces(['wallet'])]);
  return { default: CustomerHome };
}
