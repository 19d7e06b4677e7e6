/** The one script that the app ever loads by an address of its own making. */
const serviceWorker = '/service-worker.js';

/** The browser's part of Trusted Types that is used here. */
interface PolicyFactory {
  createPolicy(
    name: string,
    rules: { createScriptURL(address: string): string },
  ): { createScriptURL(address: string): unknown };
}

/** Returns a script's address if it is that of our service worker; any other is refused. */
export function onlyServiceWorker(address: string): string {
  if (address !== serviceWorker) throw new TypeError('only the service worker of the app may be registered');
  return address;
}

let trusted: string | undefined;

/**
 * The address of our service worker for `navigator.serviceWorker.register`, which takes a trusted one only where the
 * browser supports Trusted Types. The content security policy has the policy's name too, see
 * server/plugins/security-headers.ts.
 */
export function serviceWorkerAddress(): string {
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };
  // A policy of this name can be created once.
  trusted ??= (trustedTypes
    ?.createPolicy('service-worker', { createScriptURL: onlyServiceWorker })
    // `register` accepts a trusted value although its types say string.
    .createScriptURL(serviceWorker) ?? onlyServiceWorker(serviceWorker)) as string;
  return trusted;
}
