import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { calls } from '#contract/index';
import { languageModes, screenModes } from '../../.storybook/modes.ts';
import { testAddresses } from '../test-addresses.ts';
import { answer, example, fail, refuse, sensitive, wait } from './api.ts';
import { App, defaultHandlers, type Canvas, seenBy } from './app.tsx';
import { factors, info } from './fixtures.ts';
import { assets } from './money-fixtures.ts';
import { addresses, check, lookAlike, tagged } from './withdrawal-fixtures.ts';

const others = [
  ...defaultHandlers,
  answer('GET user/factors', factors),
  answer('GET wallet/assets', assets),
  answer('GET wallet/limits', { unverified: null }),
  answer('GET wallet/addresses', addresses),
];
const handlers = [...others, answer('POST wallet/extractHash', check()), example('POST wallet/down')];

/** Confirming one withdrawal by its one-time hash: everything in full, fund password, one button. */
const meta = {
  component: App,
  args: { path: '/extract/b7e2c4' },
  parameters: { layout: 'fullscreen', msw: handlers },
  beforeEach: seenBy(info),
} satisfies Meta<typeof App>;

export default meta;
type Story = StoryObj<typeof meta>;

const asked = fn();
const unseen = { chromatic: { disableSnapshot: true } };
const checked = (data: ReturnType<typeof check>) => ({
  msw: [answer('POST wallet/extractHash', data), ...handlers],
});

async function confirm(canvas: Canvas): Promise<void> {
  await userEvent.type(await canvas.findByLabelText('Fund password'), '246810');
  await userEvent.click(await canvas.findByRole('button', { name: /^Withdraw /u }));
}

/** A known address: in full, with every figure and the time left. */
export const Content: Story = {
  parameters: { chromatic: { modes: screenModes } },
  async play({ canvas }) {
    await expect(await canvas.findByText('T9yD 14Nj 9j7x AB4d bGei X9h8 unkK HxuW wb')).toBeInTheDocument();
    await waitFor(() => expect(canvas.getByRole('timer')).toHaveTextContent(/^Confirm within (10:00|9:\d\d)$/u));
    await waitFor(() => expect(canvas.getByText(/can’t be undone/u)).toBeVisible());
    await waitFor(() => expect(canvas.queryByText(/never withdrawn/u)).toBeNull());
    await waitFor(() => expect(canvas.queryByText(/^One minute left/u)).toBeNull());
  },
};

/** Opening it asks for its terms once: the time isn’t taken for over before it is measured. */
export const AsksOnce: Story = {
  beforeEach: () => void asked.mockClear(),
  parameters: {
    ...unseen,
    msw: [
      answer('POST wallet/extractHash', () => {
        asked();
        return check();
      }),
      ...handlers,
    ],
  },
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByRole('timer')).toHaveTextContent(/ (10:00|9:\d\d)$/u));
    // Typed into the same form, after any other answer.
    const password = await canvas.findByLabelText('Fund password');
    await userEvent.type(password, '246810');
    await waitFor(() => expect(password).toHaveValue('246810'));
    await waitFor(() => expect(asked).toHaveBeenCalledTimes(1));
  },
};

/** One that was never used says so, also when it is saved. */
export const FirstTime: Story = {
  parameters: checked(check({ first_time: true, label: 'Savings' })),
  async play({ canvas }) {
    await expect(await canvas.findByText('You’ve never withdrawn to this address')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('heading', { name: /“Savings”/u })).toBeVisible());
  },
};

/** One made to be mistaken: both in full, with their differences underlined. */
export const LookAlike: Story = {
  parameters: checked(lookAlike()),
  async play({ canvas }) {
    await expect(await canvas.findByText('This isn’t the address you know')).toBeVisible();
    await waitFor(() => expect(canvas.getByText('9f33')).toHaveClass('underline'));
    await waitFor(() => expect(canvas.getAllByText('5aAe')[0]).not.toHaveClass('underline'));
    await waitFor(() => expect(canvas.getAllByText(/^Different parts, underlined: .*\b9f33\b/u)).toHaveLength(1));
  },
};

/** The longest kind of address, and no tag where one is usual. */
export const LongAddress: Story = {
  parameters: {
    msw: [
      answer('GET wallet/cryptos', tagged),
      answer(
        'POST wallet/extractHash',
        check({
          network: { ...check().network, name: 'XRP Ledger', family: 'xrp' },
          address: testAddresses.cardano,
          first_time: true,
        }),
      ),
      ...handlers,
    ],
  },
  async play({ canvas }) {
    await expect(await canvas.findByText('No tag')).toBeVisible();
    await expect(await canvas.findByText('You’ve never withdrawn to this address without a tag')).toBeVisible();
  },
};

export const WrongPassword: Story = {
  parameters: { msw: [refuse('POST wallet/down', 'fund-password-wrong', 'Incorrect fund password.'), ...handlers] },
  async play({ canvas }) {
    await confirm(canvas);
    const field = await canvas.findByLabelText('Fund password');
    await waitFor(() => expect(field).toHaveAccessibleDescription('Incorrect fund password.'));
    await waitFor(() => expect(field).toHaveFocus());
  },
};

export const NoPassword: Story = {
  parameters: unseen,
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: /^Withdraw /u }));
    await waitFor(() => expect(canvas.getByLabelText('Fund password')).toBeInvalid());
  },
};

/** With the authenticator app on, the one sheet that asks for it, with what arrives where. */
export const SecondFactor: Story = {
  parameters: { msw: [sensitive('POST wallet/down', () => false), ...handlers] },
  async play({ canvas }) {
    await confirm(canvas);
    const sheet = within(await screen.findByRole('dialog'));
    await waitFor(() => expect(sheet.getByText('Recipient gets')).toBeVisible());
    await waitFor(() => expect(sheet.getByLabelText('Authenticator code')).toBeVisible());
  },
};

/** Closed without a code, nothing is sent and everything stays. */
export const SecondFactorClosed: Story = {
  parameters: { ...unseen, msw: [sensitive('POST wallet/down', () => false), ...handlers] },
  async play({ canvas }) {
    await confirm(canvas);
    await expect(await screen.findByRole('dialog')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(canvas.getByLabelText('Fund password')).toHaveValue('246810'));
    await waitFor(() => expect(canvas.queryByText('Something needs your attention')).toBeNull());
  },
};

export const Busy: Story = {
  parameters: { msw: [wait('POST wallet/down'), ...handlers] },
  async play({ canvas }) {
    await confirm(canvas);
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /^Withdraw /u })).toHaveAttribute('aria-busy', 'true'),
    );
  },
};

const keys = fn();

/** No readable answer: it may have been confirmed. Checking again repeats it under the same key. */
export const Uncertain: Story = {
  parameters: {
    msw: [
      http.post('/api/wallet/down', ({ request }) => {
        keys(request.headers.get('idempotency-key'));
        return HttpResponse.text('');
      }),
      ...handlers,
    ],
  },
  async play({ canvas }) {
    keys.mockClear();
    await confirm(canvas);
    await expect(await canvas.findByText('Still confirming your withdrawal')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Check again' }));
    await waitFor(() => expect(keys).toHaveBeenCalledTimes(2));
    await waitFor(() => expect(keys.mock.calls[0]).toEqual(keys.mock.calls[1]));
    // The password is never stored.
    await waitFor(() => expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('246810'));
    await expect(await canvas.findByRole('button', { name: 'Check again' })).toBeVisible();
  },
};

/** Something changed since it was checked. */
export const Refused: Story = {
  parameters: {
    msw: [
      refuse('POST wallet/down', 'withdrawals-held', 'Withdrawals are paused for 24 hours after a security change.'),
      ...handlers,
    ],
  },
  async play({ canvas }) {
    await confirm(canvas);
    await expect(await canvas.findByText(/^Withdrawals are paused/u)).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Open Security' })).toHaveAttribute('href', '/security'),
    );
  },
};

const ended = (code: 'hash-used' | 'hash-expired' | 'not-found') => ({
  msw: [refuse('POST wallet/extractHash', code, 'Over.'), ...others],
});

export const Expired: Story = {
  parameters: ended('hash-expired'),
  async play({ canvas }) {
    await expect(await canvas.findByText('Time to confirm is up')).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Back to the form' })).toHaveAttribute('href', '/wallet/down'),
    );
  },
};

export const Used: Story = {
  parameters: ended('hash-used'),
  async play({ canvas }) {
    await expect(await canvas.findByText('Withdrawal already confirmed')).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'View withdrawals' })).toHaveAttribute('href', '/wallet/down/record'),
    );
  },
};

/** Another customer's hash, or none. */
export const Unknown: Story = {
  parameters: ended('not-found'),
  async play({ canvas }) {
    await expect(await canvas.findByText('We couldn’t find this withdrawal')).toBeVisible();
  },
};

/** A minute before that, it is said, and what becomes of the entry. */
export const Ending: Story = {
  parameters: { ...unseen, ...checked(check({ expires_at: '2026-11-21T08:30:40.000Z' })) },
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByText(/^One minute left to confirm/u)).toHaveRole('status'));
  },
};

/** The server's ten minutes are over, whatever the device's clock says. */
export const TimeIsUp: Story = {
  parameters: {
    ...unseen,
    msw: [
      http.post(
        '/api/wallet/extractHash',
        () =>
          HttpResponse.json({
            status: 1,
            message: '',
            data: { ...check(), expires_at: check().server_time },
          }),
        { once: true },
      ),
      refuse('POST wallet/extractHash', 'hash-expired', 'Over.'),
      ...others,
    ],
  },
  async play({ canvas }) {
    const title = await canvas.findByText('Time to confirm is up');
    await waitFor(() => expect(title.closest('[role=alert]')).toBeVisible());
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus());
  },
};

export const Loading: Story = { parameters: { msw: [wait('POST wallet/extractHash'), ...others] } };

export const Failed: Story = {
  parameters: { msw: [fail('POST wallet/extractHash'), ...others] },
  async play({ canvas }) {
    await expect(await canvas.findByText('We couldn’t load this withdrawal')).toBeVisible();
  },
};

export const Translated: Story = {
  parameters: { ...checked(check({ first_time: true, label: 'Savings' })), chromatic: { modes: languageModes } },
};

export const LookAlikeTranslated: Story = {
  parameters: { ...checked(lookAlike()), chromatic: { modes: languageModes } },
};

export const ExpiredTranslated: Story = {
  parameters: { ...ended('hash-expired'), chromatic: { modes: languageModes } },
};

const held: (() => void)[] = [];

/** Left while it is being confirmed: what became of it is said where the customer is. */
export const Left: Story = {
  parameters: {
    ...unseen,
    msw: [
      answer(
        'POST wallet/down',
        () =>
          new Promise((resolve) => {
            held.push(() => resolve(calls['POST wallet/down'].example.response as never));
          }),
      ),
      ...handlers,
    ],
  },
  async play({ canvas }) {
    held.length = 0;
    await confirm(canvas);
    await waitFor(() => expect(held).toHaveLength(1));
    await userEvent.click(await canvas.findByRole('button', { name: 'Back' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Withdraw' })).toBeVisible();
    held[0]?.();
    await waitFor(() => expect(screen.getByText('Withdrawal confirmed. It’s in your withdrawals.')).toBeVisible());
  },
};
