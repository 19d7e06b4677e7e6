import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import type { ResponseOf } from '#contract/index';
import { languageModes, screenModes } from '../../.storybook/modes.ts';
import { answer, example, fail, wait } from './api.ts';
import { App, defaultHandlers, seenBy } from './app.tsx';
import { info, notices } from './fixtures.ts';

type Preferences = ResponseOf<'GET notice/preferences'>;

const preferences: Preferences = {
  kinds: [
    { kind: 'money', app: true, push: true, email: true },
    { kind: 'exchange', app: true, push: true, email: false },
    { kind: 'terms', app: true, push: true, email: true },
    { kind: 'alerts', app: true, push: true, email: false },
    { kind: 'support', app: true, push: true, email: true },
    { kind: 'news', app: true, push: false, email: false },
    { kind: 'security', app: true, push: true, email: true },
  ],
  push: { key: 'BKd0FOnmVUEUvZBKtrmPBtIVvDqFbHSMHaZfYV6XoRkJSzGBhMEeOoi1XqrTEUp7QZ1SQ1x9', subscribed: false },
};

const around = [...defaultHandlers, answer('GET notice/index', notices), example('POST notice/preferences')];
const calls = [answer('GET notice/preferences', preferences), ...around];

/** The sheet that decides what arrives in the app, by push, and by email. */
const meta = {
  component: App,
  args: { path: '/notice?settings=app' },
  parameters: { layout: 'fullscreen', msw: calls },
  beforeEach: seenBy(info),
} satisfies Meta<typeof App>;

export default meta;
type Story = StoryObj<typeof meta>;

const sheet = async () => {
  const dialog = await screen.findByRole('dialog', { name: 'Notice settings' });
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
};

export const Content: Story = {
  parameters: { chromatic: { modes: screenModes } },
  async play() {
    const settings = await sheet();
    await expect(await settings.findByText('So nobody can use your account without you knowing.')).toBeVisible();
    await waitFor(() => expect(settings.getAllByRole('switch')).toHaveLength(6));
  },
};

/** By email, offers are off until they are turned on. */
export const Email: Story = {
  args: { path: '/notice?settings=email' },
  parameters: { chromatic: { modes: languageModes } },
};

/** Makes the browser one that has no pushes, or one whose customer has answered its question. */
function browser(permission: NotificationPermission | null): () => void {
  const { serviceWorker } = navigator;
  const { getRegistration } = serviceWorker;
  const asked = Object.getOwnPropertyDescriptor(Notification, 'permission');
  Object.assign(serviceWorker, {
    getRegistration: () =>
      Promise.resolve(
        permission === null ? undefined : { pushManager: { getSubscription: () => Promise.resolve(null) } },
      ),
  });
  Object.defineProperty(Notification, 'permission', { configurable: true, get: () => permission ?? 'default' });
  return () => {
    Object.assign(serviceWorker, { getRegistration });
    if (asked) Object.defineProperty(Notification, 'permission', asked);
  };
}

/** Nothing is asked before the switch is pressed. */
export const Push: Story = {
  args: { path: '/notice?settings=push' },
  beforeEach: () => browser('default'),
  async play() {
    const settings = await sheet();
    const device = await settings.findByRole('switch', { name: 'Push on this device' });
    await waitFor(async () => {
      await expect(device).toBeEnabled();
      await expect(device).not.toBeChecked();
      await expect(device).toHaveAccessibleDescription('Your browser will ask you first.');
    });
  },
};

export const PushBlocked: Story = {
  args: { path: '/notice?settings=push' },
  beforeEach: () => browser('denied'),
  async play() {
    await expect(await (await sheet()).findByText('Your browser blocks notifications from Florin')).toBeVisible();
  },
};

export const PushUnsupported: Story = {
  args: { path: '/notice?settings=push' },
  beforeEach: () => browser(null),
  async play() {
    const settings = await sheet();
    await expect(await settings.findByText('This browser can’t show push messages')).toBeVisible();
    await waitFor(() => expect(settings.getByRole('switch', { name: 'Security and account' })).toBeEnabled());
  },
};

export const PushUnavailable: Story = {
  args: { path: '/notice?settings=push' },
  parameters: {
    msw: [answer('GET notice/preferences', { ...preferences, push: { key: null, subscribed: false } }), ...around],
  },
  async play() {
    await expect(await (await sheet()).findByText('Push messages aren’t available')).toBeVisible();
  },
};

/** A browser that has lost the subscription the server still has, and gives a new one. Returns what ends it. */
function browserWithoutSubscription(): () => void {
  const end = browser('granted');
  const { requestPermission } = Notification;
  let isSubscribed = false;
  const subscription = {
    toJSON: () => ({ endpoint: 'https://push.example/1', keys: { p256dh: 'p256dh', auth: 'auth' } }),
    unsubscribe: () => {
      isSubscribed = false;
      return Promise.resolve(true);
    },
  };
  const pushManager = {
    getSubscription: () => Promise.resolve(isSubscribed ? subscription : null),
    subscribe: () => {
      isSubscribed = true;
      return Promise.resolve(subscription);
    },
  };
  Object.assign(navigator.serviceWorker, { getRegistration: () => Promise.resolve({ pushManager }) });
  Object.assign(Notification, { requestPermission: () => Promise.resolve('granted') });
  return () => {
    Object.assign(Notification, { requestPermission });
    end();
  };
}

/** The switch stays off where the server doesn't learn of the new subscription. */
export const PushNotSaved: Story = {
  args: { path: '/notice?settings=push' },
  parameters: {
    chromatic: { disableSnapshot: true },
    msw: [
      answer('GET notice/preferences', { ...preferences, push: { ...preferences.push, subscribed: true } }),
      fail('POST notice/subscribe'),
      ...around,
    ],
  },
  beforeEach: browserWithoutSubscription,
  async play() {
    const settings = await sheet();
    const device = await settings.findByRole('switch', { name: 'Push on this device' });
    await waitFor(() => expect(device).toBeEnabled());
    await userEvent.click(device);
    await expect(await settings.findByRole('alert')).toBeVisible();
    await waitFor(() => expect(device).not.toHaveAttribute('aria-busy'));
    await waitFor(() => expect(device).not.toBeChecked());
  },
};

/** A switch shows at once what was chosen, and stays so once it is saved. */
export const Saved: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  async play() {
    const settings = await sheet();
    const news = await settings.findByRole('switch', { name: 'News and offers' });
    await userEvent.click(news);
    await waitFor(() => expect(news).not.toBeChecked());
    await userEvent.click(await settings.findByRole('radio', { name: 'Email' }));
    await userEvent.click(await settings.findByRole('radio', { name: 'In the app' }));
    await waitFor(() => expect(settings.getByRole('switch', { name: 'News and offers' })).not.toBeChecked());
  },
};

/** A switch goes back when it can’t be saved. */
export const NotSaved: Story = {
  parameters: { msw: [fail('POST notice/preferences'), ...calls] },
  async play() {
    const settings = await sheet();
    const alerts = await settings.findByRole('switch', { name: 'Price alerts' });
    await userEvent.click(alerts);
    await expect(await settings.findByRole('alert')).toBeVisible();
    await waitFor(() => expect(alerts).toBeChecked());
  },
};

export const Loading: Story = { parameters: { msw: [wait('GET notice/preferences'), ...around] } };

export const Failed: Story = {
  parameters: { msw: [fail('GET notice/preferences'), ...around] },
  async play() {
    await expect(await (await sheet()).findByText('We couldn’t load your notice settings')).toBeVisible();
  },
};
