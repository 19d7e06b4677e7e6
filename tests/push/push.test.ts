import type { Page, Worker } from 'playwright-core';
import { expect, it } from 'vitest';
import { fullBrowser } from '../../scripts/browser.ts';
import { useBrowser } from '../e2e/support/browser.ts';
import { logInElsewhere } from '../e2e/support/demo.ts';
import { journey } from '../e2e/support/journey.ts';
import { subscribeHere, turnPushOn, usePushes } from '../e2e/support/push.ts';
import { translationsOf } from '../e2e/translations.ts';

const pushes = usePushes();
const browser = useBrowser(await fullBrowser());
const t = await translationsOf('en-us');

/** The parts of the worker's global scope that a press needs. */
interface WorkerScope {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: { openWindow(url: string): Promise<unknown> };
  readonly WindowClient: { prototype: { readonly url: string; focus(): Promise<unknown> } };
  readonly NotificationEvent: new (type: string, init: { notification: Notification | undefined }) => Event;
}

/** Hands a message to the service worker, as the browser does once it has decrypted it. */
async function deliver(page: Page, origin: string, data: string): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [registration] }) => {
      if (registration) resolve(registration.registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  await devtools.send('ServiceWorker.deliverPushMessage', { origin, registrationId: await registered, data });
  await devtools.detach();
}

const shown = (page: Page) =>
  page.evaluate(async () => {
    const worker = await navigator.serviceWorker.ready;
    return (await worker.getNotifications()).map((notification) => {
      const { title, body, tag, lang, timestamp } = notification as Notification & { timestamp: number };
      return { title, body, tag, lang, timestamp };
    });
  });

/** Presses the notification. The browser lets a window be focused by a person's press only, so this returns which would be. */
const press = (worker: Worker): Promise<string[]> =>
  worker.evaluate(async () => {
    const scope = globalThis as unknown as WorkerScope;
    const [notification] = await scope.registration.getNotifications();
    return new Promise<string[]>((resolve) => {
      scope.WindowClient.prototype.focus = async function focus() {
        resolve(['focus', this.url]);
      };
      scope.clients.openWindow = async (url) => resolve(['open', url]);
      dispatchEvent(new scope.NotificationEvent('notificationclick', { notification }));
    });
  });

it('a push of a notice is shown once, and opens it in the window that is open', async () => {
  const { server, received } = pushes();
  const { page } = await journey(browser(), { origin: server.origin, serviceWorkers: 'allow' });
  await page.context().grantPermissions(['notifications'], { origin: server.origin });
  const subscribed = await subscribeHere(page);
  await turnPushOn(page, t);
  await page.goto('/assets');
  const device = await logInElsewhere(server);
  await expect.poll(() => received.length).toBe(1);
  const [push] = received;
  const [subscription] = subscribed;
  if (!push || !subscription) throw new Error('nothing arrived');
  const message = subscription.browser.open(push) as { id: string };

  await deliver(page, server.origin, JSON.stringify(message));
  const expected = {
    title: t('server:notice.new-device.title'),
    body: t('server:topic.security'),
    tag: `notice-${message.id}`,
    lang: 'en-us',
  };
  await expect.poll(() => shown(page)).toEqual([expect.objectContaining(expected)]);
  const [first] = await shown(page);
  await deliver(page, server.origin, JSON.stringify(message));
  await expect.poll(async () => (await shown(page)).at(-1)?.timestamp).not.toBe(first?.timestamp);
  expect(await shown(page)).toEqual([expect.objectContaining(expected)]);

  const [worker] = page.context().serviceWorkers();
  if (!worker) throw new Error('there is no service worker');
  expect(await press(worker)).toEqual(['focus', `${server.origin}/assets`]);
  const dialog = page.getByRole('dialog', { name: t('notices:dialog') });
  await dialog.getByText(device).waitFor();
  expect(new URL(page.url()).pathname).toBe('/assets');
  expect(await shown(page)).toEqual([]);
});
