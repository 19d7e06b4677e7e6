import { afterEach, beforeEach, expect, it, vi } from 'vitest';

// Needs a database of the browser, for what it deletes later.
vi.mock('workbox-expiration', () => ({ ExpirationPlugin: Object }));

const files = ['/static/app.js', '/static/home.js'];
const fetch = vi.fn<(request: Request) => Promise<Response>>();
const kept = new Map<string, Response>();
const cache = {
  match: async ({ url }: Request) => kept.get(new URL(url).pathname),
  put: async ({ url }: Request, response: Response) => void kept.set(new URL(url).pathname, response),
};

/** Requests of a worker are relative to its own address. */
class LocalRequest extends Request {
  constructor(input: string | URL | Request, init?: RequestInit) {
    super(typeof input === 'string' ? new URL(input, 'https://florin.example') : input, init);
  }
}

let scope: EventTarget;

beforeEach(async () => {
  const caches = { open: async () => cache, match: cache.match };
  scope = Object.assign(new EventTarget(), { caches });
  kept.clear();
  vi.resetModules();
  vi.stubEnv('NODE_ENV', 'production');
  vi.stubGlobal('self', scope);
  vi.stubGlobal('location', new URL('https://florin.example/service-worker.js'));
  vi.stubGlobal('registration', { scope: 'https://florin.example/' });
  vi.stubGlobal('caches', caches);
  vi.stubGlobal('addEventListener', scope.addEventListener.bind(scope));
  vi.stubGlobal('FetchEvent', class extends Event {});
  vi.stubGlobal('Request', LocalRequest);
  vi.stubGlobal('fetch', fetch);
  vi.stubGlobal('RELEASE', { page: '1', entry: files[0], files });
  fetch.mockReset().mockImplementation(async () => new Response('content'));
  await import('../../../src/service-worker/main.ts');
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

/** Resolves when the worker is installed. Rejects if that fails. */
async function install(): Promise<void> {
  const work: Promise<unknown>[] = [];
  const waitUntil = (promise: Promise<unknown>) => void work.push(promise);
  scope.dispatchEvent(Object.assign(new Event('install'), { waitUntil }));
  // Even after a failure, the rest goes on.
  await Promise.allSettled(work);
  await Promise.all(work);
}

it('keeps every file that an offline start needs', async () => {
  await install();
  expect([...kept.keys()]).toEqual(expect.arrayContaining(files));
});

it.each([404, 503])('fails, to be tried again, where such a file answers %i', async (status) => {
  fetch.mockImplementation(async ({ url }) => new Response('', { status: url.endsWith('home.js') ? status : 200 }));
  await expect(install()).rejects.toThrow(`/static/home.js answered ${status}`);
});
