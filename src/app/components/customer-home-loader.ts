import { loadNamespaces } from '#platform/i18n';

/** The customer's parts of the home screen with their texts; visitors never fetch them. */
export async function loadCustomerHome() {
  const [parts] = await Promise.all([import('./customer-home.tsx'), loadNamespaces(['wallet', 'wallet-assets'])]);
  return parts;
}
