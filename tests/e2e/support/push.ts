import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject } from 'vitest';
import { PushBrowser, startPushService } from '../../server/support/push-service.ts';
import { logIn } from '../steps.ts';
import { demo } from './demo.ts';
import { Server } from './server.ts';
import type { Translate } from '../translations.ts';

/** A server for all tests of a file, and the push service on this machine that gets its pushes. */
export function usePushes() {
  let server: Server | undefined;
  let service: Awaited<ReturnType<typeof startPushService>> | undefined;
  let status = 201;
  beforeAll(async () => {
    service = await startPushService(() => [status]);
    const env = { PUSH_SERVICE_PORT: String(service.agent.port) };
    server = new Server(env, inject('seeded'), new URL('push-server.ts', import.meta.url));
    await server.start();
  });
  afterAll(async () => {
    await server?.remove();
    await service?.stop();
  });
  return () => {
    if (!server || !service) throw new Error('The server is there while tests run only.');
    return { server, received: service.received, answer: (next: number) => void (status = next) };
  };
}

/** What a page has subscribed with, the latest last. */
export interface Subscribed {
  readonly key: string;
  readonly browser: PushBrowser;
}

interface SubscribeOptions {
  readonly userVisibleOnly: boolean;
  readonly applicationServerKey: string;
}

/**
 * Stands in for the browser's push service, which is on the internet: what the page subscribes with has an address and
 * keys of the test. Permission, service worker, and notifications stay the browser's.
 */
export async function subscribeHere(page: Page): Promise<readonly Subscribed[]> {
  const all: Subscribed[] = [];
  await page.exposeFunction('subscribeHere', (key: string) => {
    const browser = new PushBrowser();
    all.push({ key, browser });
    return browser.target;
  });
  await page.addInitScript(() => {
    const { subscribeHere: ask } = window as unknown as { subscribeHere(key: string): Promise<Record<string, string>> };
    // The browser keeps it across loads.
    const kept = 'test:push-subscription';
    const getSubscription = async () => {
      const text = sessionStorage.getItem(kept);
      if (text === null) return null;
      const { endpoint, ...keys } = JSON.parse(text) as Record<string, string>;
      return { toJSON: () => ({ endpoint, keys }), unsubscribe: async () => sessionStorage.removeItem(kept) };
    };
    const subscribe = async ({ userVisibleOnly, applicationServerKey }: SubscribeOptions) => {
      if (!userVisibleOnly) throw new DOMException('a push must be shown', 'NotAllowedError');
      if ((await getSubscription()) === null) {
        sessionStorage.setItem(kept, JSON.stringify(await ask(applicationServerKey)));
      }
      return getSubscription();
    };
    Object.assign(PushManager.prototype, { getSubscription, subscribe });
  });
  return all;
}

/** The switch for pushes on this device, in the settings of notices. */
export async function openPushSwitch(page: Page, t: Translate) {
  await page.goto('/notice');
  await page.getByRole('button', { name: t('notices:settings.open'), exact: true }).click();
  await page.getByRole('dialog').getByText(t('notices:settings.way.push'), { exact: true }).click();
  return page.getByRole('switch', { name: t('notices:settings.device.label') });
}

/** Logs in, and turns on pushes with a press. */
export async function turnPushOn(page: Page, t: Translate): Promise<void> {
  await page.goto('/login');
  await logIn(page, t, demo);
  await page.waitForURL('**/');
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  await pressPushSwitch(page, await openPushSwitch(page, t), true);
}

/** Presses the switch, and waits until the server knows: the switch shows at once what was chosen. */
export async function pressPushSwitch(page: Page, pushSwitch: Locator, isOn: boolean): Promise<void> {
  const path = `/api/notice/${isOn ? 'subscribe' : 'unsubscribe'}`;
  const saved = page.waitForResponse((response) => response.url().endsWith(path));
  await pushSwitch.click();
  await saved;
  await expect.poll(() => pushSwitch.isChecked()).toBe(isOn);
}
