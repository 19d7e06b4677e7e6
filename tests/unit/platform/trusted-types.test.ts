import { afterEach, describe, expect, it, vi } from 'vitest';

/** A browser's own Trusted Types, as far as they matter here: a policy of a name can be created once. */
function support(): void {
  const names = new Set<string>();
  vi.stubGlobal('trustedTypes', {
    createPolicy(name: string, { createScriptURL }: { createScriptURL(address: string): string }) {
      if (names.has(name)) throw new TypeError(`a policy ${name} is there`);
      names.add(name);
      return { createScriptURL: (address: string) => ({ trusted: createScriptURL(address), by: name }) };
    },
  });
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

const load = () => import('#platform/trusted-types');

describe('the address of the service worker', () => {
  it('is text where the browser has no Trusted Types', async () => {
    const { serviceWorkerAddress } = await load();
    expect(serviceWorkerAddress()).toBe('/service-worker.js');
  });

  it('is trusted by its own policy, however often it is asked for', async () => {
    support();
    const { serviceWorkerAddress } = await load();
    const address = serviceWorkerAddress();
    expect(address).toEqual({ trusted: '/service-worker.js', by: 'service-worker' });
    expect(serviceWorkerAddress()).toBe(address);
  });

  it.each(['/service-worker.js?x', '/static/service-worker.js', 'service-worker.js', '//attack.invalid', 'data:,1'])(
    'is never %s',
    async (other) => {
      const { onlyServiceWorker } = await load();
      expect(() => onlyServiceWorker(other)).toThrow(TypeError);
    },
  );
});
