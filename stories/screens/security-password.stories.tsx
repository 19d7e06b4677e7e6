import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { languageModes, screenModes } from '../../.storybook/modes.ts';
import { answer, example, fail, refuse } from './api.ts';
import { App, defaultHandlers, type Canvas, seenBy } from './app.tsx';
import { activity, info, sessions } from './fixtures.ts';

/** Where it returns to. */
const security = [
  example('GET user/auth'),
  example('GET user/factors'),
  answer('GET user/sessions', sessions),
  answer('GET user/activity', activity),
];
const calls = [...defaultHandlers, ...security, example('POST user/password')];

/** Changing the login password logs out all other devices, as the screen says before and after. */
const meta = {
  component: App,
  args: { path: '/user/password' },
  parameters: { layout: 'fullscreen', msw: calls },
  beforeEach: seenBy(info),
} satisfies Meta<typeof App>;

export default meta;
type Story = StoryObj<typeof meta>;

async function fill(canvas: Canvas, next = 'ein besseres Wort'): Promise<void> {
  await userEvent.type(await canvas.findByLabelText('Current password'), 'demo-florin');
  await userEvent.type(await canvas.findByLabelText('New password'), 'ein besseres Wort');
  await userEvent.type(await canvas.findByLabelText('Confirm new password'), next);
}

export const Content: Story = {
  parameters: { chromatic: { modes: screenModes } },
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Change login password' })).toBeVisible();
    await waitFor(() => expect(canvas.getByText(/all other devices are logged out/u)).toBeVisible());
    await waitFor(() => expect(canvas.getByText(/withdrawals are paused for 24 hours/u)).toBeVisible());
    await waitFor(() =>
      expect(canvas.getByLabelText('Current password')).toHaveAttribute('autocomplete', 'current-password'),
    );
    await waitFor(() => expect(canvas.getByLabelText('New password')).toHaveAttribute('autocomplete', 'new-password'));
    await waitFor(() =>
      expect(canvas.getByLabelText('Confirm new password')).toHaveAttribute('autocomplete', 'new-password'),
    );
  },
};

/** The strength is a hint, not a rule. */
export const Typing: Story = {
  async play({ canvas }) {
    await fill(canvas);
    await waitFor(() => expect(canvas.getByText('Strong')).toBeVisible());
    await waitFor(() => expect(canvas.getByLabelText('New password')).toHaveValue('ein besseres Wort'));
    await waitFor(() => expect(JSON.stringify(sessionStorage)).not.toContain('besseres'));
  },
};

/** Submitted too early: each field shows its error, and the first one has the focus. */
export const Invalid: Story = {
  async play({ canvas }) {
    await userEvent.type(await canvas.findByLabelText('New password'), 'abc');
    await userEvent.click(await canvas.findByRole('button', { name: 'Change password' }));
    const first = await canvas.findByLabelText('Current password');
    await waitFor(() => expect(first).toHaveFocus());
    await waitFor(() => expect(first).toBeInvalid());
    await waitFor(() => expect(canvas.getByText('Password length should be 6 to 32 characters')).toBeVisible());
    await waitFor(() => expect(canvas.getByLabelText('Confirm new password')).toBeInvalid());
  },
};

export const Differ: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  async play({ canvas }) {
    await fill(canvas, 'ein anderes Wort');
    await userEvent.click(await canvas.findByRole('button', { name: 'Change password' }));
    await expect(await canvas.findByText('Passwords do not match, please re-enter.')).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText('Confirm new password')).toHaveFocus());
    // Either field can mend it.
    const first = await canvas.findByLabelText('New password');
    await userEvent.clear(first);
    await userEvent.type(first, 'ein anderes Wor');
    await expect(await canvas.findByText('Passwords do not match, please re-enter.')).toBeVisible();
    await userEvent.type(first, 't');
    await waitFor(() => expect(canvas.queryByText('Passwords do not match, please re-enter.')).toBeNull());
  },
};

/** A common password, or one with a name in it, is refused before anything is sent. */
export const WeakPassword: Story = {
  parameters: { msw: [...calls.slice(0, -1), fail('POST user/password')] },
  async play({ canvas }) {
    await userEvent.type(await canvas.findByLabelText('Current password'), 'demo-florin');
    const next = await canvas.findByLabelText('New password');
    await userEvent.type(next, `${info.username}-2026`);
    await userEvent.tab();
    await expect(await canvas.findByText('Don’t use your username or email in the password.')).toBeVisible();
    await userEvent.clear(next);
    await userEvent.type(next, 'qwerty123');
    await userEvent.type(await canvas.findByLabelText('Confirm new password'), 'qwerty123');
    await userEvent.click(await canvas.findByRole('button', { name: 'Change password' }));
    await waitFor(() => expect(next).toHaveFocus());
    await waitFor(() => expect(canvas.getByText('This password is too common. Choose another.')).toBeVisible());
  },
};

export const WrongPassword: Story = {
  parameters: {
    msw: [...calls.slice(0, -1), refuse('POST user/password', 'wrong-password', 'Incorrect password.')],
  },
  async play({ canvas }) {
    await fill(canvas);
    await userEvent.click(await canvas.findByRole('button', { name: 'Change password' }));
    await waitFor(() => expect(canvas.getByLabelText('Current password')).toBeInvalid());
    await waitFor(() => expect(canvas.getByText('Incorrect password.')).toBeVisible());
  },
};

/** The input is kept for another attempt. */
export const Failed: Story = {
  parameters: { msw: [...calls.slice(0, -1), fail('POST user/password')] },
  async play({ canvas }) {
    await fill(canvas);
    await userEvent.click(await canvas.findByRole('button', { name: 'Change password' }));
    await expect(await canvas.findByText('Something went wrong on our end')).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText('New password')).toHaveValue('ein besseres Wort'));
  },
};

/** Returns to the security screen with a confirmation. */
export const Changed: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  async play({ canvas }) {
    await fill(canvas);
    await userEvent.click(await canvas.findByRole('button', { name: 'Change password' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Security' })).toBeVisible();
    await expect(await screen.findByText('Password changed. All other devices were logged out.')).toBeInTheDocument();
  },
};

export const Keyboard: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  async play({ canvas }) {
    const first = await canvas.findByLabelText('Current password');
    first.focus();
    await userEvent.tab();
    const [toggle] = await canvas.findAllByRole('button', { name: 'Show password' });
    await waitFor(() => expect(toggle).toHaveFocus());
    await userEvent.keyboard(' ');
    await waitFor(() => expect(first).toHaveAttribute('type', 'text'));
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByLabelText('New password')).toHaveFocus());
  },
};

export const Translated: Story = { parameters: { chromatic: { modes: languageModes } } };
