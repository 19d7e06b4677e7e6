import type { Meta, StoryObj } from '@storybook/react-vite';
import i18next from 'i18next';
import { expect, userEvent, waitFor } from 'storybook/test';
import type { UserInfo } from '#contract/account';
import { calls as contract } from '#contract/index';
import { languageModes, screenModes, themeModes } from '../../.storybook/modes.ts';
import { answer, fail, wait } from './api.ts';
import { App, prepare, defaultHandlers } from './app.tsx';
import { activity, factors, info, notices, sessions, tickers } from './fixtures.ts';
import { homeContent, homeTexts } from './home-fixtures.ts';
import { assets, history, today, total } from './money-fixtures.ts';

const requested = {
  state: 'requested',
  proof: 'password',
  waiting_days: 3,
  requested_at: '2026-11-20T08:30:00.000Z',
  due_at: null,
  device: 'Firefox · Windows',
  address: '203.0.113.7',
} satisfies UserInfo['authenticator_removal'];

const waiting = {
  ...requested,
  state: 'waiting',
  due_at: '2026-11-23T14:05:00.000Z',
} satisfies UserInfo['authenticator_removal'];

const byEmail = { ...requested, proof: 'email', waiting_days: 7 } as const;

const calls = [
  ...defaultHandlers,
  ...homeContent,
  answer('GET user/auth', { ...contract['GET user/auth'].example.response }),
  answer('GET user/factors', factors),
  answer('GET user/sessions', sessions),
  answer('GET user/activity', activity),
  answer('GET market/tickers', tickers),
  answer('GET user/amount', total),
  answer('GET wallet/history', history),
  answer('GET wallet/assets', assets),
  answer('GET wallet/todayProfitLoss', today),
  answer('GET notice/index', notices),
];
const stop = answer('POST user/stopRemoval', { info });

const withRemoval =
  (removal: UserInfo['authenticator_removal']) =>
  ({ globals }: { globals: Record<string, unknown> }) =>
    prepare(globals, { ...info, authenticator_removal: removal });

/** The removal of the authenticator app was requested: said on home and security, with the button that stops it. */
const meta = {
  component: App,
  args: { path: '/security' },
  parameters: { layout: 'fullscreen', msw: [...calls, stop] },
  beforeEach: withRemoval(waiting),
} satisfies Meta<typeof App>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Not reviewed yet: who asked, and that nothing happens at once. */
export const Requested: Story = {
  parameters: { chromatic: { modes: themeModes } },
  beforeEach: withRemoval(requested),
  async play({ canvas }) {
    await expect(await canvas.findByText('Someone asked to remove your authenticator app')).toBeVisible();
    await waitFor(() => expect(canvas.getByText(/Firefox · Windows \(203\.0\.113\.7\)/u)).toBeVisible());
    await waitFor(() => expect(canvas.getByText(/we’ll wait 3 days before removing the app/u)).toBeVisible());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Stop removal' })).toBeVisible());
    await canvas.findByRole('region', { name: 'Logins and security changes' });
  },
};

/** Approved: when it happens. */
export const Waiting: Story = {
  parameters: { chromatic: { modes: screenModes } },
  async play({ canvas }) {
    await expect(await canvas.findByText(/^Your authenticator app will be removed on Nov 23, 2026/u)).toBeVisible();
    await canvas.findByRole('region', { name: 'Logins and security changes' });
  },
};

/** Requested with a code by email: a longer wait, and what that says about the email. */
export const ByEmail: Story = {
  beforeEach: withRemoval(byEmail),
  async play({ canvas }) {
    await expect(await canvas.findByText(i18next.t('security:removal.by-email'))).toBeVisible();
    await waitFor(() => expect(canvas.getByText(/we’ll wait 7 days before removing the app/u)).toBeVisible());
    await canvas.findByRole('region', { name: i18next.t('security:history.list') });
  },
};

export const Translated: Story = {
  parameters: { chromatic: { modes: languageModes } },
  beforeEach: withRemoval(byEmail),
  async play({ canvas }) {
    await canvas.findByRole('button', { name: i18next.t('security:removal.stop') });
    await canvas.findByRole('region', { name: i18next.t('security:history.list') });
  },
};

/** On home, above the money. */
export const Home: Story = {
  args: { path: '/' },
  parameters: { chromatic: { modes: { ...themeModes, ...languageModes, light: { theme: 'light' } } } },
  async play({ canvas, canvasElement }) {
    await canvas.findByRole('button', { name: i18next.t('security:removal.stop') });
    await waitFor(() => expect(canvasElement).toHaveTextContent(/20[.,]615/u));
    await waitFor(() => expect(canvasElement).toHaveTextContent('DOGE'));
    for (const text of homeTexts) await waitFor(() => expect(canvasElement).toHaveTextContent(text));
  },
};

/** One press, and no password. The focus moves to the screen. */
export const Stopped: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Stop removal' }));
    await expect(await canvas.findByText('Your authenticator app stays on')).toBeInTheDocument();
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Stop removal' })).toBeNull());
    await waitFor(() => expect(document.activeElement).toHaveAttribute('id', 'main'));
  },
};

export const Busy: Story = {
  parameters: { chromatic: { disableSnapshot: true }, msw: [...calls, wait('POST user/stopRemoval')] },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Stop removal' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: /Stop removal/u })).toHaveAttribute('aria-busy'));
  },
};

/** It is still there, with the reason, for another press. */
export const Failed: Story = {
  parameters: { msw: [...calls, fail('POST user/stopRemoval')] },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Stop removal' }));
    await expect(await canvas.findByText('Something went wrong on our end')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Stop removal' })).toBeEnabled());
  },
};
