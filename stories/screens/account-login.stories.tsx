import type { Meta, StoryObj } from '@storybook/react-vite';
import i18next from 'i18next';
import { http, HttpResponse } from 'msw';
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { languageModes, screenModes, themeModes } from '../../.storybook/modes.ts';
import { answer, example, refuse } from './api.ts';
import { App, prepare, defaultHandlers, seenBy } from './app.tsx';
import { info } from './fixtures.ts';

/** Logging in; returns to the screen that required it. */
const meta = {
  component: App,
  args: { path: '/login' },
  parameters: { layout: 'fullscreen', msw: defaultHandlers },
  beforeEach: seenBy(null),
} satisfies Meta<typeof App>;

/** The password is correct, and a second factor is needed. */
const needed = http.post('/api/index/login', () =>
  HttpResponse.json({
    status: 0,
    message: 'Confirm it’s you with your authenticator app or a recovery code.',
    data: { code: 'second-factor-needed', ticket: 'dGhpcy1pcy1hLXRpY2tldA' },
  }),
);

/** Enters the password and submits; in any language. */
async function logIn(root: HTMLElement): Promise<void> {
  const canvas = within(root);
  await userEvent.type(await canvas.findByLabelText(i18next.t('account-login:identifier')), 'margit');
  await userEvent.type(await canvas.findByLabelText(i18next.t('account-login:password')), 'ein gutes Wort');
  await userEvent.click(await canvas.findByRole('button', { name: i18next.t('common:action.log-in') }));
}

export default meta;
type Story = StoryObj<typeof meta>;

export const Content: Story = {
  parameters: { chromatic: { modes: screenModes } },
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText('Password')).toHaveAttribute('autocomplete', 'current-password'));
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Create account' })).toHaveAttribute('href', '/register'),
    );
    await expect(await canvas.findByRole('button', { name: 'Log in with a passkey' })).toBeVisible();
  },
};

/** Submitted empty: each field shows its error, and the first one has the focus. */
export const Invalid: Story = {
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Log in' }));
    const first = await canvas.findByLabelText('Username or email');
    await waitFor(() => expect(first).toHaveFocus());
    await waitFor(() => expect(first).toBeInvalid());
    await waitFor(() => expect(canvas.getByLabelText('Password')).toBeInvalid());
  },
};

/** Refused: shown once, in the server's words, with the input kept. */
export const Refused: Story = {
  parameters: {
    msw: [
      ...defaultHandlers,
      refuse('POST index/login', 'wrong-credentials', 'Incorrect username, email, or password.'),
    ],
  },
  async play({ canvas }) {
    await userEvent.type(await canvas.findByLabelText('Username or email'), 'margit');
    await userEvent.type(await canvas.findByLabelText('Password'), 'wrong');
    await userEvent.click(await canvas.findByRole('button', { name: 'Log in' }));
    await expect(await canvas.findByText('Incorrect username, email, or password.')).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText('Username or email')).toHaveValue('margit'));
  },
};

/** After a session expired. */
export const Expired: Story = {
  args: { path: '/login?redirect=%2Fassets' },
  async beforeEach({ globals }) {
    sessionStorage.setItem('session-ended', 'expired');
    return prepare(globals, null);
  },
  async play({ canvas }) {
    await expect(await canvas.findByText('Your session ended. Log in to continue.')).toBeVisible();
    // What is typed here is no draft of what was left.
    await userEvent.type(await canvas.findByLabelText('Password'), 'd');
    await waitFor(() => expect(canvas.getByText('Your session ended. Log in to continue.')).toBeVisible());
    await userEvent.clear(await canvas.findByLabelText('Password'));
  },
};

/** The same, where something typed waits. */
export const ExpiredWithDraft: Story = {
  args: { path: '/login?redirect=%2Fassets' },
  parameters: { chromatic: { disableSnapshot: true } },
  async beforeEach({ globals }) {
    sessionStorage.setItem('session-ended', 'expired');
    sessionStorage.setItem('draft:1:petition', JSON.stringify({ text: 'Hello' }));
    return prepare(globals, null);
  },
  async play({ canvas }) {
    await expect(await canvas.findByText(/What you typed is still here/u)).toBeVisible();
  },
};

/** A login that the browser doesn't keep. */
export const CookiesBlocked: Story = {
  args: { path: '/login?redirect=%2Fassets' },
  parameters: { chromatic: { disableSnapshot: true } },
  async beforeEach({ globals }) {
    sessionStorage.setItem('session-ended', 'expired');
    spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false);
    return prepare(globals, null);
  },
  async play({ canvas }) {
    const reason = await canvas.findByText(/Your browser blocks cookies/u);
    await expect(reason).toBeVisible();
  },
};

/** The password can be revealed by a toggle button. */
export const Keyboard: Story = {
  parameters: {
    chromatic: { disableSnapshot: true },
    msw: [...defaultHandlers, answer('POST index/login', { token: 'story', info })],
  },
  async play({ canvas }) {
    const name = await canvas.findByLabelText('Username or email');
    name.focus();
    await userEvent.keyboard('demo');
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByLabelText('Password')).toHaveFocus());
    await userEvent.tab();
    const toggle = await canvas.findByRole('button', { name: 'Show password' });
    await waitFor(() => expect(toggle).toHaveFocus());
    await userEvent.keyboard(' ');
    await waitFor(() => expect(toggle).toHaveAttribute('aria-pressed', 'true'));
    await waitFor(() => expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'text'));
  },
};

/** The second step replaces the password. */
export const SecondStep: Story = {
  parameters: {
    msw: [...defaultHandlers, needed],
    chromatic: { modes: { ...languageModes, ...themeModes, narrow: screenModes.narrow } },
  },
  async play({ canvas, canvasElement }) {
    await logIn(canvasElement);
    const code = await canvas.findByLabelText(i18next.t('forms:second-factor.app.label'));
    await waitFor(() => expect(code).toHaveFocus());
    await waitFor(() => expect(code).toHaveAttribute('autocomplete', 'one-time-code'));
    await waitFor(() => expect(code).toHaveAttribute('inputmode', 'numeric'));
    await waitFor(() => expect(canvas.queryByLabelText(i18next.t('account-login:password'))).toBeNull());
  },
};

/** The code submits itself once complete. A recovery code waits for the button; an incorrect one shows at the field. */
export const RecoveryCode: Story = {
  parameters: {
    msw: [
      ...defaultHandlers,
      needed,
      refuse('POST index/confirmLogin', 'second-factor-wrong', 'That code is incorrect or has already been used.'),
    ],
  },
  async play({ canvas, canvasElement }) {
    await logIn(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Use a recovery code instead' }));
    const code = await canvas.findByLabelText('Recovery code');
    await waitFor(() => expect(code).toHaveFocus());
    await waitFor(() => expect(code).not.toHaveAttribute('inputmode', 'numeric'));
    await userEvent.type(code, 'k7qx2 m4tpa{Enter}');
    await expect(await canvas.findByText('That code is incorrect or has already been used.')).toBeVisible();
    await waitFor(() => expect(code).toBeInvalid());
    await waitFor(() => expect(code).toHaveFocus());
  },
};

/** Expired: back to the password with the reason; the username is kept. */
export const SecondStepExpired: Story = {
  parameters: {
    msw: [
      ...defaultHandlers,
      needed,
      refuse('POST index/confirmLogin', 'ticket-expired', 'This took too long. Please start over.'),
    ],
  },
  async play({ canvas, canvasElement }) {
    await logIn(canvasElement);
    await userEvent.type(await canvas.findByLabelText('Authenticator code'), '204816{Enter}');
    const reason = await canvas.findByText('This took too long. Please start over.');
    await expect(reason.closest('[role=alert]')).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText('Username or email')).toHaveValue('margit'));
    await waitFor(() => expect(canvas.getByLabelText('Password')).toHaveValue(''));
    await waitFor(() => expect(canvas.getByLabelText('Password')).toHaveFocus());
  },
};

/** Closing the browser’s dialog is not an error. */
export const PasskeyCancelled: Story = {
  parameters: { msw: [...defaultHandlers, example('POST index/passkeyOptions')] },
  beforeEach: () => {
    const value = () => Promise.reject(new DOMException('', 'NotAllowedError'));
    Object.defineProperty(navigator.credentials, 'get', { configurable: true, value });
    return () => Reflect.deleteProperty(navigator.credentials, 'get');
  },
  async play({ canvas }) {
    const button = await canvas.findByRole('button', { name: 'Log in with a passkey' });
    await waitFor(() => expect(button.nextElementSibling).toHaveRole('status'));
    await userEvent.click(button);
    const note = await canvas.findByText(/^No passkey was used/u);
    await waitFor(() => expect(button.nextElementSibling).toContainElement(note));
    await waitFor(() => expect(note.closest('[role=alert]')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Log in with a passkey' })).toBeEnabled());
  },
};

export const Translated: Story = { parameters: { chromatic: { modes: languageModes } } };
