import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { calls as contract } from '#contract/index';
import { languageModes, screenModes } from '../../.storybook/modes.ts';
import { answer, bypassNetwork, example, fail, refuse } from './api.ts';
import { App, defaultHandlers, prepare, type Canvas } from './app.tsx';
import { activity, info, sessions } from './fixtures.ts';

/** Where it returns to. */
const security = [
  example('GET user/auth'),
  example('GET user/factors'),
  answer('GET user/sessions', sessions),
  answer('GET user/activity', activity),
];
const sent = fn();
const calls = [
  ...defaultHandlers,
  ...security,
  answer('POST index/sendEmailOfChange', (input) => {
    sent(input);
    return contract['POST index/sendEmailOfChange'].example.response;
  }),
];

const held = { until: '2026-11-22T08:30:00.000Z', reason: 'email-changed' } as const;

/** Changing the email address needs a code sent to the new one, and the login password. */
const meta = {
  component: App,
  args: { path: '/user/email' },
  parameters: {
    layout: 'fullscreen',
    msw: [
      ...calls,
      answer('POST user/email', ({ email = '' }) => ({ info: { ...info, email, withdrawals_held: held } })),
    ],
  },
  beforeEach: ({ globals }) => {
    sent.mockClear();
    return prepare(globals, info);
  },
} satisfies Meta<typeof App>;

export default meta;
type Story = StoryObj<typeof meta>;

async function send(canvas: Canvas): Promise<void> {
  await userEvent.type(await canvas.findByLabelText('New email'), 'margit@brief.example');
  await userEvent.type(await canvas.findByLabelText('Verification code'), '204816');
  await userEvent.type(await canvas.findByLabelText('Login password'), 'demo-florin');
  await userEvent.click(await canvas.findByRole('button', { name: 'Change email' }));
}

export const Content: Story = {
  parameters: { chromatic: { modes: screenModes } },
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Change email' })).toBeVisible();
    await waitFor(() => expect(canvas.getByText(/All other devices are logged out/u)).toBeVisible());
    await waitFor(() => expect(canvas.getByText(/withdrawals are paused for 24 hours/u)).toBeVisible());
    // The current address is masked.
    await waitFor(() => expect(canvas.queryByText(info.email)).toBeNull());
    await waitFor(() => expect(canvas.getByText('de … le')).toBeInTheDocument());
    await waitFor(() => expect(canvas.getByLabelText('New email')).toHaveAttribute('autocomplete', 'email'));
    await waitFor(() =>
      expect(canvas.getByLabelText('Verification code')).toHaveAttribute('autocomplete', 'one-time-code'),
    );
    await waitFor(() =>
      expect(canvas.getByLabelText('Login password')).toHaveAttribute('autocomplete', 'current-password'),
    );
  },
};

/** The code goes to the new address; resending has a cooldown. */
export const CodeSent: Story = {
  // The toast and the countdown are about to show.
  parameters: { chromatic: { disableSnapshot: true } },
  async play({ canvas }) {
    await userEvent.type(await canvas.findByLabelText('New email'), 'margit@brief.example');
    await userEvent.click(await canvas.findByRole('button', { name: 'Send code' }));
    await expect(await screen.findByText('Email Sent')).toBeInTheDocument();
    await waitFor(() => expect(sent.mock.calls).toEqual([[{ email: 'margit@brief.example' }]]));
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Resend in/u })).toBeDisabled());
    await waitFor(() =>
      expect(canvas.getByText(/^6 digits\. The last code is valid until 9:40\sAM\.$/u)).toBeVisible(),
    );
  },
};

/** No code is sent to an invalid address. */
export const Invalid: Story = {
  async play({ canvas }) {
    await userEvent.type(await canvas.findByLabelText('New email'), 'margit');
    await userEvent.click(await canvas.findByRole('button', { name: 'Send code' }));
    await expect(await canvas.findByText('Email is not valid')).toBeVisible();
    await waitFor(() => expect(sent).not.toHaveBeenCalled());
    await userEvent.click(await canvas.findByRole('button', { name: 'Change email' }));
    await waitFor(() => expect(canvas.getByLabelText('New email')).toHaveFocus());
    await waitFor(() => expect(canvas.getByLabelText('Verification code')).toBeInvalid());
    await waitFor(() => expect(canvas.getByLabelText('Login password')).toBeInvalid());
  },
};

/** Refusals about one field show at that field. */
export const WrongCode: Story = {
  parameters: {
    msw: [...calls, refuse('POST user/email', 'email-code-wrong', 'That code is incorrect or has expired.')],
  },
  async play({ canvas }) {
    await send(canvas);
    await waitFor(() => expect(canvas.getByLabelText('Verification code')).toBeInvalid());
    await waitFor(() => expect(canvas.getByText('That code is incorrect or has expired.')).toBeVisible());
  },
};

export const WrongPassword: Story = {
  parameters: {
    chromatic: { disableSnapshot: true },
    msw: [...calls, refuse('POST user/email', 'wrong-password', 'Incorrect password.')],
  },
  async play({ canvas }) {
    await send(canvas);
    await waitFor(() => expect(canvas.getByLabelText('Login password')).toBeInvalid());
    await waitFor(() => expect(canvas.getByText('Incorrect password.')).toBeVisible());
  },
};

export const Taken: Story = {
  parameters: {
    chromatic: { disableSnapshot: true },
    msw: [...calls, refuse('POST user/email', 'email-taken', 'An account with this email already exists.')],
  },
  async play({ canvas }) {
    await send(canvas);
    await waitFor(() => expect(canvas.getByLabelText('New email')).toBeInvalid());
  },
};

export const Failed: Story = {
  parameters: { msw: [...calls, fail('POST user/email'), answer('GET user/info', { info })] },
  async play({ canvas }) {
    await send(canvas);
    await expect(await canvas.findByText('Something went wrong on our end')).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText('New email')).toHaveValue('margit@brief.example'));
    // Kept across a reload, except for the password.
    await waitFor(() => expect(JSON.stringify(sessionStorage)).toContain('margit@brief.example'));
    await waitFor(() => expect(JSON.stringify(sessionStorage)).not.toContain('demo-florin'));
  },
};

/** The answer was lost, although the address was changed. */
export const AnswerLost: Story = {
  beforeEach: () => bypassNetwork('user/email', 'POST', () => new Response('', { status: 502 })),
  parameters: {
    chromatic: { disableSnapshot: true },
    msw: [
      answer('GET user/info', {
        info: {
          ...info,
          email: 'margit@brief.example',
          withdrawals_held: { ...held, until: '2026-11-22T09:31:00.000Z' },
        },
      }),
      ...calls,
    ],
  },
  async play({ canvas }) {
    await send(canvas);
    await expect(await screen.findByText('Email changed. All other devices were logged out.')).toBeInTheDocument();
    await expect(await canvas.findByRole('link', { name: /^Email ma … le/u })).toBeVisible();
  },
};

/** Returns to the security screen, which shows the new address. */
export const Changed: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  async play({ canvas }) {
    await send(canvas);
    await expect(await canvas.findByRole('link', { name: /^Email ma … le/u })).toBeVisible();
    await expect(await canvas.findByText(/^Withdrawals are paused until/u)).toBeVisible();
    await expect(await screen.findByText('Email changed. All other devices were logged out.')).toBeInTheDocument();
  },
};

export const Translated: Story = { parameters: { chromatic: { modes: languageModes } } };
