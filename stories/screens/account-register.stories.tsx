import type { Meta, StoryObj } from '@storybook/react-vite';
import type { HttpHandler } from 'msw';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { languageModes, screenModes } from '../../.storybook/modes.ts';
import { answer, bypassNetwork, example, fail, refuse } from './api.ts';
import { App, defaultHandlers, prepare, type Canvas, seenBy } from './app.tsx';

const calls = [
  ...defaultHandlers,
  answer('POST index/checkUsername', ({ username }) => ({ available: username !== 'margit' })),
  example('POST index/sendEmail'),
  example('GET info/agreement'),
  example('GET info/privacyPolicy'),
];

/** The version of the user agreement on the server. */
let version = 1;

/** Creating an account: everything on one page, with the code from the email. */
const meta = {
  component: App,
  args: { path: '/register?invite=F7K2QX' },
  parameters: { layout: 'fullscreen', msw: calls },
  beforeEach: seenBy(null),
} satisfies Meta<typeof App>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The link fills in the invite code. */
export const Content: Story = {
  parameters: { chromatic: { modes: screenModes } },
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByLabelText(/Invite code/u)).toHaveValue('F7K2QX'));
  },
};

/** The username's availability is checked while typing, and the password's strength is a hint. */
export const Typing: Story = {
  async play({ canvas }) {
    const status = await waitFor(() => {
      const found = canvas.getByText(/^5 to 30 letters/u).querySelector('[role=status]');
      if (!found) throw new Error('No news of the username yet.');
      return found;
    });
    await userEvent.type(await canvas.findByLabelText('Username'), 'florine');
    await expect(await canvas.findByText('Username available')).toBeVisible();
    // Rendered since before the typing.
    await waitFor(() => expect(status).toHaveTextContent('Username available'));
    await userEvent.type(await canvas.findByLabelText('Email'), 'florine@post.example');
    await userEvent.click(await canvas.findByRole('button', { name: 'Send code' }));
    await expect(await screen.findByText('Email Sent')).toBeInTheDocument();
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Resend in/u })).toBeDisabled());
    await userEvent.type(await canvas.findByLabelText('Password'), 'ein gutes Wort');
    await waitFor(() => expect(canvas.getByText('Good')).toBeVisible());
  },
  // The toast and the countdown are about to show.
  parameters: { chromatic: { disableSnapshot: true } },
};

/** Why no code was sent is said of its address only. */
export const CodeFailed: Story = {
  parameters: { chromatic: { disableSnapshot: true }, msw: [fail('POST index/sendEmail'), ...calls] },
  async play({ canvas }) {
    const email = await canvas.findByLabelText('Email');
    await userEvent.type(email, 'florine@post.example');
    await userEvent.click(await canvas.findByRole('button', { name: 'Send code' }));
    await expect(await canvas.findByText('Wait a moment, then try again.')).toBeVisible();
    await userEvent.type(email, 's');
    await waitFor(() => expect(canvas.queryByText('Wait a moment, then try again.')).toBeNull());
  },
};

/** Errors show at their fields. */
export const Invalid: Story = {
  async play({ canvas }) {
    await userEvent.type(await canvas.findByLabelText('Username'), 'margit');
    await expect(await canvas.findByText(/username is taken/iu)).toBeVisible();
    await userEvent.type(await canvas.findByLabelText('Password'), 'ein gutes Wort');
    await userEvent.type(await canvas.findByLabelText('Confirm password'), 'ein schlechtes Wort');
    await userEvent.click(await canvas.findByRole('button', { name: 'Create account' }));
    await expect(await canvas.findByText('Passwords do not match, please re-enter.')).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText('Username')).toHaveFocus());
    await waitFor(() => expect(canvas.getByLabelText('Email')).toBeInvalid());
    await waitFor(() => expect(canvas.getByRole('checkbox')).toBeInvalid());
  },
};

/** A common password, or one with a name in it, is refused before anything is sent. */
export const WeakPassword: Story = {
  parameters: { msw: [...calls, fail('POST index/register')] },
  async play({ canvas }) {
    await userEvent.type(await canvas.findByLabelText('Username'), 'florine');
    const password = await canvas.findByLabelText('Password');
    await userEvent.type(password, 'Password123');
    await userEvent.tab();
    await expect(await canvas.findByText('This password is too common. Choose another.')).toBeVisible();
    await userEvent.clear(password);
    await userEvent.type(password, 'my Florine 1');
    await userEvent.click(await canvas.findByRole('button', { name: 'Create account' }));
    await expect(await canvas.findByText('Don’t use your username or email in the password.')).toBeVisible();
    await waitFor(() => expect(password).toBeInvalid());
  },
};

/** The documents changed while the form was open: the box is empty again, and the sheet shows the new text. */
export const DocumentsChanged: Story = {
  parameters: {
    msw: [
      answer('GET info/agreement', () => ({
        title: 'User agreement',
        html: `<p>Text of version ${version}.</p>`,
        lang: 'en-us',
        version,
        updated_at: '2026-11-01T00:00:00.000Z',
      })),
      refuse('POST index/register', 'agreement-changed', 'These documents have changed. Read them and agree again.'),
      ...calls,
    ],
  },
  beforeEach: ({ globals }) => {
    version = 1;
    return prepare(globals, null);
  },
  async play({ canvas }) {
    await userEvent.type(await canvas.findByLabelText('Username'), 'florine');
    await userEvent.type(await canvas.findByLabelText('Email'), 'florine@post.example');
    await userEvent.type(await canvas.findByLabelText('Verification code'), '204816');
    await userEvent.type(await canvas.findByLabelText('Password'), 'ein gutes Wort');
    await userEvent.type(await canvas.findByLabelText('Confirm password'), 'ein gutes Wort');
    const box = await canvas.findByRole('checkbox');
    await userEvent.click(box);
    version = 2;
    await userEvent.click(await canvas.findByRole('button', { name: 'Create account' }));
    await waitFor(() =>
      expect(box).toHaveAccessibleDescription('These documents have changed. Read them and agree again.'),
    );
    await waitFor(() => expect(box).not.toBeChecked());
    await userEvent.click(await canvas.findByRole('button', { name: 'user agreement' }));
    await expect(await screen.findByText('Text of version 2.')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

const refusedAs = (handler: HttpHandler): Partial<Story> => ({
  parameters: { chromatic: { disableSnapshot: true }, msw: [...calls, handler] },
});

async function fillInAndSubmit(canvas: Canvas): Promise<void> {
  await userEvent.type(await canvas.findByLabelText('Username'), 'florine');
  await userEvent.type(await canvas.findByLabelText('Email'), 'florine@post.example');
  await userEvent.type(await canvas.findByLabelText('Verification code'), '204816');
  await userEvent.type(await canvas.findByLabelText('Password'), 'ein gutes Wort');
  await userEvent.type(await canvas.findByLabelText('Confirm password'), 'ein gutes Wort');
  await userEvent.click(await canvas.findByRole('checkbox'));
  await userEvent.click(await canvas.findByRole('button', { name: 'Create account' }));
}

/** A refusal about one field shows at that field. */
export const WrongCode: Story = {
  ...refusedAs(refuse('POST index/register', 'email-code-wrong', 'Incorrect code.')),
  async play({ canvas }) {
    await fillInAndSubmit(canvas);
    await waitFor(() => expect(canvas.getByLabelText('Verification code')).toBeInvalid());
    await waitFor(() => expect(canvas.getByText('Incorrect code.')).toBeVisible());
  },
};

/** The name was free while typing, and taken by somebody else since. */
export const TakenMeanwhile: Story = {
  ...refusedAs(refuse('POST index/register', 'username-taken', 'This username is taken. Choose another.')),
  async play({ canvas }) {
    await fillInAndSubmit(canvas);
    await expect(await canvas.findByText('This username is taken. Choose another.')).toBeVisible();
    const username = await canvas.findByLabelText('Username');
    await waitFor(() => expect(username).toBeInvalid());
    await waitFor(() => expect(username).toHaveFocus());
  },
};

/** The invite code of a link is refused at its field, and everything else stays. */
export const UnknownInvite: Story = {
  ...refusedAs(refuse('POST index/register', 'invite-code-unknown', 'We don’t recognize this invite code.')),
  async play({ canvas }) {
    await fillInAndSubmit(canvas);
    await expect(await canvas.findByText('We don’t recognize this invite code.')).toBeVisible();
    const invite = await canvas.findByLabelText(/Invite code/u);
    await waitFor(() => expect(invite).toBeInvalid());
    await waitFor(() => expect(invite).toHaveFocus());
    await waitFor(() => expect(canvas.getByLabelText('Password')).toHaveValue('ein gutes Wort'));
  },
};

/** Too many registrations from this network: it says when to try again, and everything stays. */
export const TooMany: Story = {
  beforeEach: async ({ globals }) => {
    const clear = await prepare(globals, null);
    const body = {
      status: 0,
      message: 'Too many attempts. Please wait a moment.',
      data: { code: 'too-many-requests' },
    };
    const end = bypassNetwork('index/register', 'POST', () =>
      Response.json(body, { status: 429, headers: { 'Retry-After': '40' } }),
    );
    return () => {
      end();
      clear();
    };
  },
  async play({ canvas }) {
    await fillInAndSubmit(canvas);
    await expect(await canvas.findByText(/^Try again after 9:30:40\sAM\.$/u)).toBeVisible();
    for (const label of ['Password', 'Confirm password'])
      await waitFor(() => expect(canvas.getByLabelText(label)).toHaveValue('ein gutes Wort'));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Create account' })).toBeEnabled());
  },
};

/** The agreement opens in a sheet; reading it doesn't check the box. */
export const Agreement: Story = {
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'user agreement' }));
    const sheet = await screen.findByRole('dialog', { name: /agreement/iu });
    await waitFor(() => expect(sheet).toBeVisible());
    const text = await screen.findByText('This is a sample text.');
    await waitFor(() => expect(text.closest('[role=dialog] div[lang]')).toHaveAttribute('lang', 'en-US'));
    await waitFor(() => expect(screen.getByRole('checkbox', { hidden: true })).not.toBeChecked());
  },
};

export const Translated: Story = { parameters: { chromatic: { modes: languageModes } } };
