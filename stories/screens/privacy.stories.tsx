import type { Meta, StoryObj } from '@storybook/react-vite';
import { strFromU8, unzipSync } from 'fflate';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { ResponseOf } from '#contract/index';
import { languageModes, themeModes } from '../../.storybook/modes.ts';
import { answer, example, fail, refuse, wait } from './api.ts';
import { App, defaultHandlers, prepare, type Canvas } from './app.tsx';
import { activity, info, sessions } from './fixtures.ts';

const closesAt = '2026-12-05T08:30:00.000Z';
const nothing: ResponseOf<'GET user/closing'> = {
  closes_at: null,
  wait_days: 14,
  blockers: [],
  balances: [],
  remainder: [],
};
const remainder = [
  { currency: 'BTC', amount: '0.00000412' },
  { currency: 'USDT', amount: '0.318204' },
];
const blocked: ResponseOf<'GET user/closing'> = {
  ...nothing,
  blockers: ['balance', 'deposit', 'withdrawal', 'order', 'counter-order', 'verification'],
  balances: [
    { currency: 'BTC', amount: '0.13481503' },
    { currency: 'USDT', amount: '4250.5' },
    { currency: 'JPY', amount: '6300' },
  ],
};

/** Requests that were sent, and files that were saved. */
const sent = fn();
const saved = fn();
/** The server's current state. */
let present: ResponseOf<'GET user/closing'> = nothing;

const security = [
  example('GET user/auth'),
  example('GET user/factors'),
  answer('GET user/sessions', sessions),
  answer('GET user/activity', activity),
];
const kept = answer('POST user/keepOpen', { info });
const close = answer('POST user/close', (input) => {
  sent(input);
  present = { ...present, closes_at: closesAt };
  return { info: { ...info, closes_at: closesAt } };
});
const calls = [
  ...defaultHandlers,
  ...security,
  answer('POST user/export', {
    made_at: '2026-11-21T08:30:00.000Z',
    data: { account: { username: 'demo' }, sessions: [], activity: activity.items },
  }),
  answer('GET user/closing', () => present),
  close,
  kept,
];

/** Exporting one's data; requesting and canceling the closure of the account. */
const meta = {
  component: App,
  args: { path: '/security' },
  parameters: { layout: 'fullscreen', msw: calls },
  beforeEach: ({ globals }) => {
    sent.mockClear();
    saved.mockClear();
    present = { ...nothing, remainder };
    return prepare(globals, info);
  },
} satisfies Meta<typeof App>;

export default meta;
type Story = StoryObj<typeof meta>;

const unseen = { chromatic: { disableSnapshot: true } };
const closing = ({ globals }: { globals: Record<string, unknown> }) =>
  prepare(globals, { ...info, closes_at: closesAt });

/** Opens a sheet by its row, and waits until it is loaded. */
async function open(canvas: Canvas, name: string): Promise<[sheet: ReturnType<typeof within>, row: HTMLElement]> {
  const row = await canvas.findByRole('button', { name: new RegExp(`^${name}`, 'u') });
  await userEvent.click(row);
  const sheet = await screen.findByRole('dialog', { name });
  await waitFor(() => expect(sheet).toBeVisible());
  return [within(sheet), row];
}

const gone = (): Promise<void> => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

/** The sheet says what the file contains before it is requested. */
export const Download: Story = {
  parameters: { chromatic: { modes: { ...themeModes, narrow: { theme: 'light', viewport: 'narrow' } } } },
  async play({ canvas }) {
    const [sheet, row] = await open(canvas, 'Download your data');
    await waitFor(() => expect(sheet.getByText(/identity verification with your ID number/u)).toBeVisible());
    await waitFor(() =>
      expect(sheet.getByLabelText('Login password')).toHaveAttribute('autocomplete', 'current-password'),
    );
    await userEvent.keyboard('{Escape}');
    await gone();
    await waitFor(() => expect(row).toHaveFocus());
    // As in the baseline.
    await open(canvas, 'Download your data');
  },
};

/** The browser saves an archive with readable JSON and tables, and a toast says so. */
export const Downloaded: Story = {
  parameters: unseen,
  async beforeEach({ globals }) {
    const finish = await prepare(globals, info);
    const { createObjectURL } = URL;
    URL.createObjectURL = (file: Blob) => {
      saved(file);
      return createObjectURL.call(URL, file);
    };
    const { click } = HTMLAnchorElement.prototype;
    HTMLAnchorElement.prototype.click = function press() {
      saved(this.download);
    };
    return () => {
      URL.createObjectURL = createObjectURL;
      HTMLAnchorElement.prototype.click = click;
      finish();
    };
  },
  async play({ canvas }) {
    const [sheet, row] = await open(canvas, 'Download your data');
    await userEvent.type(await sheet.findByLabelText('Login password'), 'demo-florin{Enter}');
    await expect(await screen.findByText('Downloaded florin-demo-2026-11-21.zip')).toBeInTheDocument();
    const [[file], [name]] = saved.mock.calls as [[Blob], [string]];
    await waitFor(() => expect(name).toBe('florin-demo-2026-11-21.zip'));
    const files = unzipSync(new Uint8Array(await file.arrayBuffer()));
    const text = (path: string) => strFromU8(files[path] ?? new Uint8Array());
    await waitFor(() =>
      expect(Object.keys(files)).toEqual(['README.txt', 'florin-demo-2026-11-21.json', 'activity.csv']),
    );
    await waitFor(() => expect(text('README.txt')).toMatch(/^Your Florin data\n/u));
    await waitFor(() =>
      expect(text('florin-demo-2026-11-21.json')).toContain('{\n  "made_at": "2026-11-21T08:30:00.000Z",\n  "data": {'),
    );
    await waitFor(() => expect(text('activity.csv')).toContain('created_at'));
    await gone();
    await waitFor(() => expect(row).toHaveFocus());
  },
};

/** A wrong password shows at its field; other failures show above the button. */
export const WrongPassword: Story = {
  parameters: {
    msw: [...defaultHandlers, ...security, refuse('POST user/export', 'wrong-password', 'Incorrect password.')],
  },
  async play({ canvas }) {
    const [sheet] = await open(canvas, 'Download your data');
    const password = await sheet.findByLabelText('Login password');
    await userEvent.type(password, 'demo-flori');
    await userEvent.click(await sheet.findByRole('button', { name: 'Download data' }));
    await waitFor(() => expect(password).toHaveAccessibleDescription('Incorrect password.'));
    await waitFor(() => expect(password).toHaveFocus());
  },
};

/** What blocks the closure, with links where available. */
export const Blocked: Story = {
  parameters: {
    chromatic: { modes: { ...themeModes, narrow: { theme: 'light', viewport: 'narrow' } } },
    msw: [...defaultHandlers, ...security, answer('GET user/closing', blocked)],
  },
  async play({ canvas }) {
    const [sheet] = await open(canvas, 'Close account');
    const money = await sheet.findByRole('region', { name: 'Money in your account' });
    await waitFor(() => expect(money).toHaveTextContent('0.13481503'));
    await waitFor(() => expect(within(money).queryByRole('link')).toBeNull());
    await waitFor(() =>
      expect(sheet.getByRole('link', { name: 'View deposits' })).toHaveAttribute('href', '/wallet/up/record'),
    );
    await waitFor(() =>
      expect(sheet.getByRole('link', { name: 'View conversions' })).toHaveAttribute('href', '/flash/records'),
    );
    await waitFor(() =>
      expect(sheet.getByRole('link', { name: 'View verification' })).toHaveAttribute('href', '/user/auth'),
    );
    await waitFor(() => expect(sheet.queryByLabelText('Login password')).toBeNull());
  },
};

/** What it means, the exact remainder, and two choices of equal weight. */
export const Close: Story = {
  parameters: { chromatic: { modes: { ...themeModes, narrow: { theme: 'light', viewport: 'narrow' } } } },
  async play({ canvas }) {
    const [sheet] = await open(canvas, 'Close account');
    await expect(await sheet.findByText('Your account closes after 14 days')).toBeVisible();
    await waitFor(() => expect(sheet.getByText(/^0\.00000412/u)).toBeInTheDocument());
    const answers = [
      await sheet.findByRole('button', { name: 'Cancel' }),
      await sheet.findByRole('button', { name: 'Close account' }),
    ];
    const [one, other] = answers.map((button) => [button.offsetWidth, button.offsetHeight, button.className]);
    await waitFor(() => expect(one).toEqual(other));
  },
};

/** Nothing is sent before the remainder is forfeited; then the sheet shows the date and can cancel. */
export const Asked: Story = {
  async play({ canvas }) {
    const [sheet] = await open(canvas, 'Close account');
    await userEvent.type(await sheet.findByLabelText('Login password'), 'demo-florin');
    await userEvent.click(await sheet.findByRole('button', { name: 'Close account' }));
    const rests = await sheet.findByRole('checkbox', { name: 'I forfeit this remaining balance' });
    await waitFor(() => expect(rests).toHaveAccessibleDescription('You must forfeit it to close the account.'));
    await waitFor(() => expect(sent).not.toHaveBeenCalled());
    await userEvent.click(rests);
    await userEvent.click(await sheet.findByRole('button', { name: 'Close account' }));
    await expect(await sheet.findByText(/^Your account closes on Dec 5, 2026/u)).toBeVisible();
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ password: 'demo-florin', forfeit_remainder: true }));
    await waitFor(() =>
      expect(document.activeElement).toContainElement(sheet.getByRole('button', { name: 'Keep account' })),
    );
  },
};

/** A new blocker is announced and shown. */
export const NotEmptyMeanwhile: Story = {
  parameters: {
    ...unseen,
    msw: [
      ...defaultHandlers,
      ...security,
      answer('GET user/closing', () => present),
      refuse(
        'POST user/close',
        'account-not-empty',
        'You can’t close your account yet. There’s still something in it.',
      ),
    ],
  },
  async play({ canvas }) {
    present = nothing;
    const [sheet] = await open(canvas, 'Close account');
    await userEvent.type(await sheet.findByLabelText('Login password'), 'demo-florin');
    await waitFor(() => expect(sheet.queryByRole('checkbox')).toBeNull());
    present = blocked;
    await userEvent.click(await sheet.findByRole('button', { name: 'Close account' }));
    await waitFor(() => expect(sheet.getByRole('alert')).toHaveTextContent('There’s still something in it'));
    await expect(await sheet.findByRole('region', { name: 'Money in your account' })).toBeVisible();
    await waitFor(() => expect(sheet.queryByLabelText('Login password')).toBeNull());
  },
};

/** Shown at the top of the screen until canceled. */
export const Closing: Story = {
  parameters: { chromatic: { modes: { ...themeModes, narrow: { theme: 'light', viewport: 'narrow' } } } },
  beforeEach: closing,
  async play({ canvas }) {
    await expect(await canvas.findByText('Your account closes on Dec 5, 2026')).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /^Close account Closes on Dec 5, 2026/u })).toBeVisible(),
    );
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Keep account' })).toBeVisible());
  },
};

/** The profile screen shows the same. */
export const KeptOpen: Story = {
  args: { path: '/user' },
  parameters: { ...unseen, msw: [...calls, example('GET user/score')] },
  beforeEach: closing,
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Keep account' }));
    await expect(await screen.findByText('Your account stays open')).toBeInTheDocument();
    await waitFor(() => expect(canvas.queryByText(/^Your account closes on/u)).toBeNull());
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus());
  },
};

/** The sheet stays open while loading, and shows what failed. */
export const CloseFailed: Story = {
  parameters: { msw: [...defaultHandlers, ...security, fail('GET user/closing')] },
  async play({ canvas }) {
    const [sheet] = await open(canvas, 'Close account');
    await waitFor(() => expect(sheet.getByRole('alert')).toHaveTextContent('We couldn’t load your account status'));
    await waitFor(() => expect(sheet.getByRole('button', { name: 'Try again' })).toBeVisible());
  },
};

export const CloseLoading: Story = {
  parameters: { msw: [...defaultHandlers, ...security, wait('GET user/closing')] },
  async play({ canvas }) {
    const [sheet] = await open(canvas, 'Close account');
    await waitFor(() => expect(sheet.getByRole('status')).toHaveTextContent('Loading'));
  },
};

/** The longest of the sheets, in each language. */
export const Translated: Story = {
  parameters: { chromatic: { modes: languageModes } },
  async play({ canvas }) {
    const rows = await canvas.findAllByRole('button');
    const last = rows.at(-1);
    if (last) await userEvent.click(last);
    const sheet = within(await screen.findByRole('dialog'));
    await expect(await sheet.findByRole('checkbox')).toBeInTheDocument();
  },
};
