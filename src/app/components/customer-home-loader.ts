import { loadNamespaces } from '#platform/i18n';

/** The customer's part of the home screen with its texts; visitors never fetch it. */
export async function loadCustomerHome() {
  const [{ CustomerHome }] = await Promise.all([
    import('./customer-home.tsx'),
    loadNamespaces(['wallet', 'wallet-assets']),
  ]);
  return { default: CustomerHome };
}
