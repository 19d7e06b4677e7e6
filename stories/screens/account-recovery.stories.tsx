import type { Meta, StoryObj } from '@storybook/react-vite';
import i18next from 'i18next';
import { http, HttpResponse } from 'msw';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { languageModes, screenModes } from '../../.storybook/modes.ts';
import { answer, example, refuse } from './api.ts';
import { App, defaultHandlers, seenBy } from './app.tsx';

const handlers = [...defaultHandlers, example('POST index/forgotPassword')];

/** A new login password in place of a lost one, with a code by email. */
const meta = {
  component: App,
  args: { path: '/login' },
  parameters: { layout: 'fullscreen', msw: handlers },
  beforeEach: seenBy(null),
} satisfies Meta<typeof App>;

export default meta;
type Story = StoryObj<typeof meta>;

/** From the login to the recovery, with what was typed; in any language. */
async function open(root: HTMLElement): Promise<ReturnType<typeof within>> {
  const canvas = within(root);
  await userEvent.type(await canvas.findByLabelText(i18next.t('account-login:identifier')), 'margit');
  await userEvent.click(await canvas.findByRole('button', { name: i18next.t('account-login:forgot') }));
  await canvas.findByLabelText(i18next.t('forms:email.code'));
  return canvas;
}

async function fill(root: HTMLElement): Promise<ReturnType<typeof within>> {
  const canvas = await open(root);
  const press = async (name: string) => userEvent.click(await canvas.findByRole('button', { name }));
  const type = async (label: string, text: string) => userEvent.type(await canvas.findByLabelText(label), text);
  await press(i18next.t('forms:email.send-code'));
  // The message that it was sent would stay in the language of the moment.
  await userEvent.click(await canvas.findByRole('button', { name: new RegExp(i18next.t('account:recovery.sent')) }));
  await type(i18next.t('forms:email.code'), '204816');
  await type(i18next.t('account:recovery.new'), 'ein besseres Wort');
  await type(i18next.t('account:recovery.confirm'), 'ein besseres Wort');
  await press(i18next.t('account:recovery.submit'));
  return canvas;
}

export const Content: Story = {
  parameters: { chromatic: { modes: screenModes } },
  async play({ canvasElement }) {
    const canvas = await open(canvasElement);
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Forgot your password?' })).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText('Username or email')).toHaveValue('margit'));
    await waitFor(() => expect(canvas.getByLabelText('New password')).toHaveAttribute('autocomplete', 'new-password'));
  },
};

/** Nobody learns whether there is an account. */
export const CodeSent: Story = {
  async play({ canvasElement }) {
    const canvas = await open(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Send code' }));
    await expect(await canvas.findByText('If this matches an account, a code is on its way.')).toBeInTheDocument();
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Resend in/u })).toBeDisabled());
    await waitFor(() => expect(canvas.getByLabelText('Verification code')).toHaveFocus());
  },
};

/** Each wrong field says what is wrong, and the first one has the focus. */
export const Invalid: Story = {
  async play({ canvasElement }) {
    const canvas = await open(canvasElement);
    await userEvent.clear(await canvas.findByLabelText('Username or email'));
    await userEvent.type(await canvas.findByLabelText('New password'), 'ein besseres Wort');
    await userEvent.type(await canvas.findByLabelText('Confirm new password'), 'ein anderes');
    await userEvent.click(await canvas.findByRole('button', { name: 'Reset password' }));
    const first = await canvas.findByLabelText('Username or email');
    await waitFor(() => expect(first).toHaveFocus());
    await waitFor(() => expect(first).toBeInvalid());
    await expect(await canvas.findByText('Passwords do not match, please re-enter.')).toBeVisible();
  },
};

/** The wrong code shows at its field, and nothing typed is lost. */
export const WrongCode: Story = {
  parameters: {
    msw: [...handlers, refuse('POST index/resetPassword', 'email-code-wrong', 'The code is wrong or has expired.')],
  },
  async play({ canvasElement }) {
    const canvas = await fill(canvasElement);
    await expect(await canvas.findByText('The code is wrong or has expired.')).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText('Verification code')).toBeInvalid());
    await waitFor(() => expect(canvas.getByLabelText('New password')).toHaveValue('ein besseres Wort'));
  },
};

const secondFactorNeeded = http.post('/api/index/resetPassword', () =>
  HttpResponse.json({
    status: 0,
    message: 'Confirm it’s you with your authenticator app or a recovery code.',
    data: { code: 'second-factor-needed', ticket: 'dGhpcy1pcy1hLXRpY2tldA' },
  }),
);

/** With the authenticator app on, its code comes next, and the new password counts only then. */
export const SecondStep: Story = {
  parameters: { chromatic: { disableSnapshot: true }, msw: [...handlers, secondFactorNeeded] },
  async play({ canvasElement }) {
    const canvas = await fill(canvasElement);
    await expect(await canvas.findByLabelText('Authenticator code')).toBeVisible();
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Forgot your password?' })).toBeVisible();
    await expect(await canvas.findByText(/^Your new password takes effect once/u)).toBeVisible();
  },
};

const byEmail = { state: 'requested', proof: 'email', waiting_days: 7, due_at: null } as const;

/** The authenticator app is lost too: the same request on stricter terms. Back keeps what was typed. */
export const AuthenticatorLost: Story = {
  parameters: {
    chromatic: { modes: { ...screenModes, ...languageModes } },
    msw: [
      ...handlers,
      secondFactorNeeded,
      answer('POST index/authenticatorRemoval', { waiting_days: 7, removal: null }),
    ],
  },
  async play({ canvasElement }) {
    const canvas = await fill(canvasElement);
    const lost = async () => {
      await userEvent.click(await canvas.findByRole('button', { name: i18next.t('forms:second-factor.lost') }));
      return canvas.findByLabelText(i18next.t('account:lost.field'));
    };
    await userEvent.type(await lost(), 'The phone is in the sea.');
    await expect(await canvas.findByText(i18next.t('account:lost.text.email'))).toBeVisible();
    await expect(await canvas.findByText(i18next.t('account:lost.fact.waiting.title', { count: 7 }))).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: i18next.t('account:lost.back') }));
    await canvas.findByLabelText(i18next.t('forms:second-factor.app.label'));
    const again = await lost();
    await waitFor(() => expect(again).toHaveValue('The phone is in the sea.'));
  },
};

/** What is left to do once the app is removed. */
export const RemovalRequested: Story = {
  parameters: {
    msw: [
      ...handlers,
      secondFactorNeeded,
      answer('POST index/authenticatorRemoval', {
        waiting_days: 7,
        removal: { ...byEmail, requested_at: '2026-11-21T09:20:00.000Z' },
      }),
    ],
  },
  async play({ canvasElement }) {
    const canvas = await fill(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Lost your app and codes?' }));
    await expect(
      await canvas.findByText('Once the app is removed, reset your password with a code by email.'),
    ).toBeVisible();
    await expect(await canvas.findByText('7-day wait')).toBeVisible();
  },
};

/** Back to the login, which still has what was typed. */
export const Back: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  async play({ canvasElement }) {
    const canvas = await open(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Back' }));
    await waitFor(() => expect(canvas.getByLabelText('Username or email')).toHaveValue('margit'));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
  },
};

export const Translated: Story = {
  parameters: { chromatic: { modes: languageModes } },
  async play({ canvasElement }) {
    await open(canvasElement);
  },
};
