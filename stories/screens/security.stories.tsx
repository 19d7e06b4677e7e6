import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { calls as contract } from '#contract/index';
import { languageModes, screenModes, themeModes } from '../../.storybook/modes.ts';
import { answer, bypassNetwork, example, fail, none, refuse, wait } from './api.ts';
import { App, prepare, defaultHandlers, seenBy } from './app.tsx';
import { activity, factors, info, noFactors, sessions } from './fixtures.ts';
import { loseNetwork } from './lose-network.ts';

/** Session ids that a story ended. */
let ended: string[] = [];

const verified = answer('GET user/auth', { ...contract['GET user/auth'].example.response });
const loggedIn = answer('GET user/sessions', () => ({
  items: sessions.items.filter(({ id, current }) => current || !(ended.includes(id) || ended.includes('others'))),
}));
const history = answer('GET user/activity', activity);
const second = answer('GET user/factors', factors);
const end = answer('POST user/endSession', ({ id = '' }) => {
  ended.push(id);
  return {};
});
const calls = [...defaultHandlers, verified, second, loggedIn, history, end];

/** Security settings with their state, logged-in devices, and the account's activity. */
const meta = {
  component: App,
  args: { path: '/security' },
  parameters: { layout: 'fullscreen', msw: calls },
  beforeEach({ globals }) {
    ended = [];
    return prepare(globals, info);
  },
} satisfies Meta<typeof App>;

export default meta;
type Story = StoryObj<typeof meta>;

const devices = (root: HTMLElement): Promise<HTMLElement[]> => within(root).findAllByRole('listitem');

export const Content: Story = {
  parameters: { chromatic: { modes: screenModes } },
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Security' })).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: /^Login password/u })).toHaveAttribute('href', '/user/password'),
    );
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: /^Fund password.*Set up$/u })).toHaveAttribute(
        'href',
        '/wallet/password',
      ),
    );
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: /^Email de … le/u })).toHaveAttribute('href', '/user/email'),
    );
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: /^Identity verification.*Verified$/u })).toHaveAttribute(
        'href',
        '/user/auth',
      ),
    );
    await expect(await canvas.findByRole('button', { name: /^Authenticator app.*On$/u })).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Passkeys.*2 set up$/u })).toBeVisible());
    const [own, ...others] = await devices(await canvas.findByRole('region', { name: 'Devices' }));
    await waitFor(() => expect(own).toHaveTextContent('This device'));
    await waitFor(() => expect(within(own as HTMLElement).queryByRole('button')).toBeNull());
    await waitFor(() => expect(others).toHaveLength(2));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Log out all others' })).toBeVisible());
    const list = await canvas.findByRole('region', { name: 'Logins and security changes' });
    await waitFor(() => expect(within(list).getByText('Login failed: incorrect password')).toBeVisible());
    await waitFor(() =>
      expect(within(list).getByText(/^Edge · Windows, logged out from Safari · iPhone/u)).toBeVisible(),
    );
  },
};

/** How often a first code was sent. */
let isOn = false;

/** The answer that had the recovery codes was lost: a second try finds the app on, and new codes can be made. */
export const RecoveryCodesLost: Story = {
  parameters: {
    chromatic: { disableSnapshot: true },
    msw: [
      answer('GET user/factors', () => (isOn ? factors : noFactors)),
      example('POST user/authenticator'),
      refuse('POST user/confirmAuthenticator', 'authenticator-already-on', 'The app is on already.', () => {
        isOn = true;
      }),
      ...calls,
    ],
  },
  beforeEach() {
    isOn = false;
  },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: /^Authenticator app/u }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Authenticator app' }));
    await userEvent.type(await sheet.findByLabelText('Login password'), 'demo-florin');
    await userEvent.click(await sheet.findByRole('button', { name: 'Continue' }));
    const end = bypassNetwork('user/confirmAuthenticator', 'POST', () => new Response('', { status: 502 }));
    await userEvent.type(await sheet.findByLabelText('Code from the app'), '204816');
    await expect(await sheet.findByText('Something went wrong on our end')).toBeVisible();
    end();
    await userEvent.click(await sheet.findByRole('button', { name: 'Turn on authenticator' }));
    await expect(
      await sheet.findByText('Your authenticator app is on, but we couldn’t show your recovery codes'),
    ).toBeVisible();
    await userEvent.click(await sheet.findByRole('button', { name: 'Create new recovery codes' }));
    await expect(await screen.findByLabelText('Login password')).toBeVisible();
  },
};

/** A new account: only the login password, one device, no activity. */
export const New: Story = {
  parameters: {
    msw: [
      ...defaultHandlers,
      answer('GET user/auth', {
        ...contract['GET user/auth'].example.response,
        status: 0,
        full_name: null,
        submitted_at: null,
        decided_at: null,
      }),
      answer('GET user/factors', noFactors),
      answer('GET user/sessions', { items: sessions.items.filter(({ current }) => current) }),
      answer('GET user/activity', { ...none, items: [] }),
    ],
  },
  beforeEach: seenBy({ ...info, fund_password: false, real: { status: 0, reason: null } }),
  async play({ canvas }) {
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: /^Fund password.*Not set up$/u })).toHaveAttribute(
        'href',
        '/wallet/trading-password',
      ),
    );
    await waitFor(() =>
      expect(
        canvas.getByRole('link', { name: /^Identity verification.*up to 1,000\sUSD in crypto a day.*Not verified$/u }),
      ).toBeVisible(),
    );
    await expect(await canvas.findByRole('button', { name: /^Authenticator app.*Off$/u })).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Passkeys.*Not set up$/u })).toBeVisible());
    await expect(await canvas.findByText('No other devices are logged in.')).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Log out all others' })).toBeNull());
    await expect(await canvas.findByText('No activity yet')).toBeVisible();
  },
};

const held = { until: '2026-11-22T08:30:00.000Z', reason: 'email-changed' } as const;

/** Withdrawals are held after a change of email: until when, why, and where to turn. */
export const Held: Story = {
  parameters: { chromatic: { modes: themeModes } },
  beforeEach: seenBy({ ...info, withdrawals_held: held }),
  async play({ canvas }) {
    await expect(await canvas.findByText(/^Withdrawals are paused until Nov 22, 2026/u)).toBeVisible();
    await waitFor(() => expect(canvas.getByText(/^Your email was changed\. For your safety/u)).toBeVisible());
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Contact support' })).toHaveAttribute('href', '/contact?about=security'),
    );
  },
};

/** The end passed since the user info was read. */
export const HoldOver: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  beforeEach: seenBy({ ...info, withdrawals_held: { ...held, until: '2026-11-21T09:30:00.000Z' } }),
  async play({ canvas }) {
    await expect(await canvas.findByRole('link', { name: /^Login password/u })).toBeVisible();
    await waitFor(() => expect(canvas.queryByText(/^Withdrawals are paused/u)).toBeNull());
  },
};

/** A review that ended since the last login shows, as its state is read again. */
export const Returned: Story = {
  parameters: {
    chromatic: { disableSnapshot: true },
    msw: [
      ...defaultHandlers,
      answer('GET user/auth', {
        ...contract['GET user/auth'].example.response,
        status: 3,
        reason: 'The photo is blurred.',
      }),
      second,
      loggedIn,
      history,
    ],
  },
  beforeEach: seenBy({ ...info, real: { status: 2, reason: null } }),
  async play({ canvas }) {
    await expect(await canvas.findByRole('link', { name: /^Identity verification.*Needs correction$/u })).toBeVisible();
  },
};

/** Logging out a device asks once and says what follows, with two choices of equal weight. */
export const EndOne: Story = {
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: /^Log out.*Firefox · Windows/u }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Log out Firefox · Windows?' });
    await waitFor(() => expect(dialog).toBeVisible());
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Cancel' })).toBeVisible());
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Log out device' })).toBeVisible());
  },
};

export const EndOthers: Story = {
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Log out all others' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Log out all other devices?' });
    await waitFor(() => expect(dialog).toBeVisible());
    await waitFor(() => expect(within(dialog).getByText(/^2 other devices will need to log in again/u)).toBeVisible());
  },
};

/** The row disappears, a toast says so, and the keyboard focus moves to the list. */
export const Ended: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  async play({ canvas }) {
    const region = await canvas.findByRole('region', { name: 'Devices' });
    await waitFor(async () => expect(await devices(region)).toHaveLength(3));
    await userEvent.click(await canvas.findByRole('button', { name: /^Log out.*Firefox · Windows/u }));
    await userEvent.click(await screen.findByRole('button', { name: 'Log out device' }));
    await expect(await screen.findByText('Firefox · Windows was logged out')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(async () => expect(await devices(region)).toHaveLength(2));
    await waitFor(() => expect(region).toContainElement(document.activeElement as HTMLElement));
    // Only one other is left, so it needs one button.
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Log out all others' })).toBeNull());
  },
};

/** The failure shows in the dialog, which stays for another attempt. */
export const EndFailed: Story = {
  parameters: { msw: [...defaultHandlers, verified, second, loggedIn, history, fail('POST user/endSession')] },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Log out all others' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Log out devices' }));
    const alert = await within(await screen.findByRole('alertdialog')).findByRole('alert');
    await waitFor(() => expect(alert).toBeVisible());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Log out devices' })).toBeEnabled());
  },
};

/** Data that can't be refreshed stays, with its age. */
export const Old: Story = {
  parameters: {
    chromatic: { disableSnapshot: true },
    msw: [
      ...defaultHandlers,
      verified,
      second,
      http.get('/api/user/sessions', () =>
        ended.length === 0
          ? HttpResponse.json({ status: 1, message: '', data: sessions })
          : HttpResponse.json({ status: 0, message: '', data: { code: 'unavailable' } }),
      ),
      history,
      end,
    ],
  },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Log out all others' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Log out devices' }));
    await expect(await canvas.findByText(/^Last updated/u)).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(async () => expect(await devices(canvas.getByRole('region', { name: 'Devices' }))).toHaveLength(3));
  },
};

export const Loading: Story = {
  parameters: {
    msw: [
      ...defaultHandlers,
      wait('GET user/auth'),
      wait('GET user/factors'),
      wait('GET user/sessions'),
      wait('GET user/activity'),
    ],
  },
};

export const Failed: Story = {
  parameters: {
    msw: [...defaultHandlers, verified, fail('GET user/factors'), fail('GET user/sessions'), fail('GET user/activity')],
  },
  async play({ canvas }) {
    await expect(await canvas.findByText('We couldn’t load your devices')).toBeVisible();
    await expect(await canvas.findByText('We couldn’t load your account activity')).toBeVisible();
    await waitFor(() => expect(canvas.getAllByRole('button', { name: 'Try again' })).toHaveLength(2));
    await waitFor(() => expect(canvas.getByRole('link', { name: /^Login password/u })).toBeVisible());
  },
};

export const Offline: Story = {
  beforeEach: loseNetwork,
  async play({ canvas }) {
    await expect(
      await canvas.findByText('You’re offline. What you see may be out of date, and nothing can be sent.'),
    ).toBeVisible();
    const list = await canvas.findByRole('region', { name: 'Devices' });
    await waitFor(() => expect(within(list).getByText(/^Last updated/u)).toBeVisible());
    await waitFor(() => expect(within(list).getByText('This device')).toBeVisible());
  },
};

/** Everything works by keyboard, and Escape returns the focus to the button. */
export const Keyboard: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  async play({ canvas }) {
    const button = await canvas.findByRole('button', { name: /^Log out.*Safari · iPad/u });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(async () => expect(await screen.findByRole('alertdialog')).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const Translated: Story = { parameters: { chromatic: { modes: languageModes } } };

export const HeldTranslated: Story = {
  parameters: { chromatic: { modes: languageModes } },
  beforeEach: Held.beforeEach,
};
