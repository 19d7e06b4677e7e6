import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { languageModes, screenModes } from '../../.storybook/modes.ts';
import { answer, refuse } from './api.ts';
import { App, prepare, usual } from './app.tsx';
import { info } from './fixtures.ts';

/** Where a customer signs in; comes back to the place that asked for it. */
const meta = {
  component: App,
  args: { path: '/login' },
  parameters: { layout: 'fullscreen', msw: usual },
  beforeEach: ({ globals }) => prepare(String(globals.locale), null),
} satisfies Meta<typeof App>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Content: Story = {
  parameters: { chromatic: { modes: screenModes } },
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('autocomplete', 'current-password');
    await expect(canvas.getByRole('link', { name: 'Register' })).toHaveAttribute('href', '/register');
  },
};

/** Sent empty: each field says what it needs, and the first of them has the focus. */
export const Invalid: Story = {
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Log in' }));
    const first = canvas.getByLabelText('Username or e-mail');
    await waitFor(() => expect(first).toHaveFocus());
    await expect(first).toBeInvalid();
    await expect(canvas.getByLabelText('Password')).toBeInvalid();
  },
};

/** Refused: said once, in the server's words, with what was typed still there. */
export const Refused: Story = {
  parameters: { msw: [...usual, refuse('POST index/login', 'wrong-credentials', 'The username, e-mail or password is not right.')] },
  async play({ canvas }) {
    await userEvent.type(await canvas.findByLabelText('Username or e-mail'), 'margit');
    await userEvent.type(canvas.getByLabelText('Password'), 'wrong');
    await userEvent.click(canvas.getByRole('button', { name: 'Log in' }));
    await expect(await canvas.findByText('The username, e-mail or password is not right.')).toBeVisible();
    await expect(canvas.getByLabelText('Username or e-mail')).toHaveValue('margit');
  },
};

/** After a session that ended by itself. */
export const Expired: Story = {
  args: { path: '/login?redirect=%2Fassets' },
  async beforeEach({ globals }) {
    sessionStorage.setItem('session-ended', 'expired');
    return prepare(String(globals.locale), null);
  },
  async play({ canvas }) {
    await expect(await canvas.findByText(/Your session ended/u)).toBeVisible();
  },
};

/** The password can be shown, and the button says so as a toggle. */
export const Keyboard: Story = {
  parameters: { chromatic: { disableSnapshot: true }, msw: [...usual, answer('POST index/login', { token: 'story', info })] },
  async play({ canvas }) {
    const name = await canvas.findByLabelText('Username or e-mail');
    name.focus();
    await userEvent.keyboard('demo');
    await userEvent.tab();
    await expect(canvas.getByLabelText('Password')).toHaveFocus();
    await userEvent.tab();
    const toggle = canvas.getByRole('button', { name: 'Show password' });
    await expect(toggle).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(toggle).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'text');
  },
};

export const Translated: Story = { parameters: { chromatic: { modes: languageModes } } };
