import { beforeAll, describe, expect, it } from 'vitest';
import { routes } from '#app/routes';
import { attacker, corpus } from './hostile/corpus.ts';
import { frameEach, inspect, openEach, type HostilePage } from './hostile/in-page.ts';
import { asText, publishArticles, publishLists, publishNotices, publishPages } from './hostile/publish.ts';
import { watched, whileReading, type Watched } from './hostile/watch.ts';
import { logIn } from './steps.ts';
import { useBrowser } from './support/browser.ts';
import { withDatabase } from './support/database.ts';
import { demo } from './support/demo.ts';
import { useServer } from './support/use-server.ts';
import { sessionOf } from './support/session.ts';
import { addressesOf, walk } from './support/walk.ts';
import { translationsOf } from './translations.ts';

// Each reader below has a network of their own, since so many pages in a minute are too many for one.
const server = useServer({ TRUST_PROXY: '1' });
const browser = useBrowser();
const t = await translationsOf('en-us');
const watch = (reader = 1, ignore: RegExp | undefined = whileReading): Promise<Watched> =>
  watched(browser(), server.origin, {
    ignore,
    extraHTTPHeaders: { 'x-forwarded-for': `192.0.2.${reader}` },
  });

const pages = [
  ...['/about', '/guarantee', '/partnership', '/customer-support', '/transparency', '/privacy-policy'],
  '/user/agreement',
];

let published: { readonly firstArticle: number; readonly noticeTitles: readonly string[] };
beforeAll(async () => {
  published = await withDatabase(server, async (db) => {
    const firstArticle = await publishArticles(db);
    await publishPages(db);
    await publishLists(db);
    return { firstArticle, noticeTitles: await publishNotices(db, demo.username) };
  });
});

it('is a corpus of at least 500 attacks, of which each is there once', () => {
  expect(corpus.length).toBeGreaterThan(500);
  expect(new Set(corpus.map(({ id }) => id)).size).toBe(corpus.length);
});

describe('hostile HTML', () => {
  it('does harm where nothing is in its way', async () => {
    const { context, ran, events } = await watch();
    await context.route('**/bare/*', (route) => {
      const attack = corpus[Number(new URL(route.request().url()).pathname.split('/').at(-1)) - 1];
      return route.fulfill({ contentType: 'text/html', body: `<!doctype html><body>${attack?.html ?? ''}` });
    });
    const page = await context.newPage();
    await page.goto('/bare/0');
    // A third of them, for the time it takes: each one has a frame of its own.
    const some = corpus.filter(({ number }) => number % 3 === 0);
    for (let from = 0; from < some.length; from += 50) {
      await page.evaluate(
        frameEach,
        some.slice(from, from + 50).map(({ number }) => `/bare/${number}`),
      );
    }
    const loaded = new Set(events.map((event) => new RegExp(`^request: .*${attacker}/(\\d+)`).exec(event)?.[1]));
    expect(ran.size).toBeGreaterThan(70);
    expect(loaded.size).toBeGreaterThan(25);
  });

  it.concurrent.for([1, 2])('does nothing in an article, one by one: half %i', async (half, { expect }) => {
    const { context, ran, events } = await watch(half);
    const articles = corpus
      .map(({ id, html }, index) => ({
        path: `/info/${published.firstArticle + index}`,
        title: id,
        summary: asText(html),
      }))
      .filter((_, index) => index % 2 === half - 1);
    const page = await context.newPage();
    const globals = () => page.evaluate(() => (globalThis as unknown as { hostile: HostilePage }).hostile.globals());
    await page.goto('/info/1');
    await page.getByRole('article').waitFor();
    const before = await globals();
    const wrong = await page.evaluate(openEach, articles);
    expect(await globals()).toEqual(before);
    expect(context.pages().length).toBe(1);
    expect({ wrong, ran: [...ran], events }).toEqual({ wrong: [], ran: [], events: [] });
  });

  it('does nothing in pages, agreements and notices', async () => {
    const { context, ran, events } = await watch(3);
    const page = await context.newPage();
    const wrong: string[] = [];
    const written = page.locator('article > div[lang] > :not([role=status])');
    for (const path of pages) {
      await page.goto(path);
      wrong.push(...(await written.evaluate(inspect)));
    }
    const look = (await written.getAttribute('class')) ?? '';
    const inDialog = page.getByRole('dialog').locator(`[class="${look}"]`);
    await page.goto('/register');
    for (const name of ['user agreement', 'privacy policy']) {
      await page.getByRole('button', { name }).click();
      wrong.push(...(await inDialog.evaluate(inspect)));
      await page.keyboard.press('Escape');
      await inDialog.waitFor({ state: 'detached' });
    }
    await page.goto('/login');
    await logIn(page, t, demo);
    await page.waitForURL('**/');
    await page.goto('/notice');
    for (const title of published.noticeTitles) {
      await page.getByRole('button', { name: title }).click();
      wrong.push(...(await inDialog.evaluate(inspect)));
      await page.getByRole('button', { name: t('notices:confirm') }).click();
      await inDialog.waitFor({ state: 'detached' });
    }
    expect({ wrong, ran: [...ran], events }).toEqual({ wrong: [], ran: [], events: [] });
  });
});

it('shows hostile text as text, no matter who wrote it', async () => {
  const { context, ran, events } = await watch(4);
  const page = await context.newPage();
  const typed = ['handlers-1', 'loads-1', 'written-8', 'unclosed-25'].map(
    (id) => corpus.find((attack) => attack.id === id)?.html ?? '',
  );
  for (const path of ['/', '/info']) {
    await page.goto(path);
    await page.getByText('<img src=x').first().waitFor({ state: 'attached' });
    expect(await page.locator('a[href*=canary]').count()).toBe(0);
  }
  for (const html of typed) {
    const text = encodeURIComponent(html);
    await page.goto(`/login?redirect=${encodeURIComponent('javascript:canary(1)')}&invite=${text}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.goto(`/register?invite=${text}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.goto(`/info/${text}`);
    await page.getByRole('main').waitFor();
  }
  await page.goto(`/login?redirect=${encodeURIComponent('//attack.invalid/1')}`);
  await logIn(page, t, demo);
  await page.waitForURL(`${server.origin}/`);
  const headers = await sessionOf(page);
  for (const text of typed) {
    const sent = await page.request.post('/api/petition/create', { headers, data: { category: 'request', text } });
    const { data } = (await sent.json()) as { data: { id: string } };
    await page.goto(`/petition?id=${data.id}`);
    await page.getByText(text, { exact: true }).waitFor();
  }
  expect({ ran: [...ran], events }).toEqual({ ran: [], events: [] });
});

it.each(['public', 'customer'])('keeps every %s screen to the security policy', async (access) => {
  const { context, events } = await watched(browser(), server.origin, { ignore: undefined });
  const page = await context.newPage();
  await page.goto(access === 'customer' ? '/login' : '/');
  if (access === 'customer') {
    await logIn(page, t, demo);
    await page.waitForURL(`${server.origin}/`);
  }
  const paths = addressesOf(
    // Not the written pages: they are hostile here.
    routes.filter((route) => route.access === access && !pages.includes(route.path) && route.name !== 'info_detail'),
  );
  await page.evaluate(walk, paths);
  expect(paths.length).toBeGreaterThan(5);
  expect(events).toEqual([]);
  // And the policy is in force: text is no HTML, and nobody else gets a policy.
  const refusals = await page.evaluate(() => {
    const { trustedTypes } = globalThis as unknown as {
      trustedTypes: { createPolicy(name: string, to: object): void };
    };
    const tries = [
      () => void (document.createElement('b').innerHTML = '<i>'),
      () => document.createElement('script').setAttribute('src', '/x.js'),
      () => trustedTypes.createPolicy('default', { createHTML: (html: string) => html }),
    ];
    return tries.map((attempt) => {
      try {
        attempt();
        return 'allowed';
      } catch (error) {
        return error instanceof TypeError ? 'refused' : String(error);
      }
    });
  });
  expect(refusals).toEqual(['refused', 'refused', 'refused']);
});
