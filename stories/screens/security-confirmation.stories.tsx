import type { Meta, StoryObj } from '@storybook/react-vite';
import i18next from 'i18next';
import { http, HttpResponse } from 'msw';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { languageModes, screenModes } from '../../.storybook/modes.ts';
import { answer, example, fail, refuse, sensitive, wait } from './api.ts';
import { App, defaultHandlers, prepare, type Canvas } from './app.tsx';
import { activity, factors, info, noFactors, sessions } from './fixtures.ts';

/** Whether the server has a confirmation of this session. */
let isConfirmed = false;
/** Sensitive requests that were sent. */
const sent = fn();
/** How the browser responds to a passkey request. */
let respond: () => Promise<unknown>;

const used = {
  id: 'AAAA',
  rawId: new ArrayBuffer(3),
  type: 'public-key',
  authenticatorAttachment: 'platform',
  response: {
    clientDataJSON: new ArrayBuffer(2),
    authenticatorData: new ArrayBuffer(2),
    signature: new ArrayBuffer(2),
    userHandle: null,
  },
  getClientExtensionResults: () => ({}),
};

const act = (name: Parameters<typeof sensitive>[0]) =>
  sensitive(name, (input) => {
    sent(input);
    const wasConfirmed = isConfirmed;
    isConfirmed = false;
    return wasConfirmed;
  });
const confirm = (name: 'POST user/confirm' | 'POST user/confirmWithPasskey') =>
  answer(name, () => {
    isConfirmed = true;
    return {};
  });
const around = [
  ...defaultHandlers,
  example('GET user/auth'),
  answer('GET user/factors', factors),
  answer('GET user/sessions', sessions),
  answer('GET user/activity', activity),
  example('GET user/closing'),
  example('POST index/passkeyOptions'),
  confirm('POST user/confirmWithPasskey'),
  act('POST user/password'),
  act('POST user/export'),
];
const correct = confirm('POST user/confirm');
/** Codes that were refused. */
const refused = fn();
const wrong = http.post('/api/user/confirm', () => {
  refused();
  return HttpResponse.json({
    status: 0,
    message: 'That code is incorrect or has already been used.',
    data: { code: 'second-factor-wrong' },
  });
});
const ask = example('POST user/lostAuthenticator');

/** The second factor before a sensitive act: one sheet over whatever asks for it. */
const meta = {
  component: App,
  args: { path: '/user/password' },
  parameters: { layout: 'fullscreen', msw: [...around, correct] },
  async beforeEach({ globals }) {
    isConfirmed = false;
    sent.mockClear();
    respond = () => Promise.resolve(used);
    Object.defineProperty(navigator.credentials, 'get', { configurable: true, value: () => respond() });
    const finish = await prepare(globals, info);
    return () => {
      Reflect.deleteProperty(navigator.credentials, 'get');
      finish();
    };
  },
} satisfies Meta<typeof App>;

export default meta;
type Story = StoryObj<typeof meta>;

const unseen = { chromatic: { disableSnapshot: true } };

/** An app text in the story's language. */
const say = (key: string): string => i18next.t(key, { ns: 'security' } as never) as unknown as string;
const press = async (name: string): Promise<void> => userEvent.click(await screen.findByRole('button', { name }));

async function sheet() {
  const dialog = await screen.findByRole('dialog', { name: say('confirmation.title') });
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
}

/** Fills in the form of the login password and submits it. */
async function changePassword(canvas: Canvas) {
  await userEvent.type(await canvas.findByLabelText(say('password.current')), 'demo-florin');
  await userEvent.type(await canvas.findByLabelText(say('password.new')), 'ein besseres Wort');
  await userEvent.type(await canvas.findByLabelText(say('password.again')), 'ein besseres Wort');
  await press(say('password.submit'));
  return sheet();
}

const code = (): Promise<HTMLElement> => screen.findByLabelText(say('forms:second-factor.app.label'));

export const Content: Story = {
  parameters: { chromatic: { modes: { ...languageModes, ...screenModes } } },
  async play({ canvas }) {
    const dialog = await changePassword(canvas);
    await waitFor(() => expect(dialog.getByText(say('confirmation.what'))).toBeVisible());
    await waitFor(async () => expect(await code()).toHaveAttribute('autocomplete', 'one-time-code'));
    await expect(await dialog.findByRole('button', { name: say('confirmation.passkey') })).toBeVisible();
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
  },
};

/** The code is sent once complete, and then the same change again. */
export const Confirmed: Story = {
  parameters: unseen,
  async play({ canvas }) {
    await changePassword(canvas);
    await userEvent.type(await code(), '204816');
    await expect(await screen.findByText('Password changed. All other devices were logged out.')).toBeInTheDocument();
    const change = [{ password: 'demo-florin', new_password: 'ein besseres Wort' }];
    await waitFor(() => expect(sent.mock.calls).toEqual([change, change]));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** An incorrect code shows at its field, with what to do, where the next one is typed. The same one isn't sent again. */
export const WrongCode: Story = {
  parameters: { msw: [...around, wrong] },
  async play({ canvas }) {
    refused.mockClear();
    const dialog = await changePassword(canvas);
    await userEvent.type(await code(), '204816');
    await expect(await dialog.findByText('That code is incorrect or has already been used.')).toBeVisible();
    await expect(await dialog.findByText(say('forms:second-factor.app.wrong'))).toBeVisible();
    await waitFor(async () => expect(await code()).toHaveFocus());
    await press(say('forms:second-factor.confirm'));
    await waitFor(async () => expect(await code()).toHaveFocus());
    await expect(await dialog.findByText('That code is incorrect or has already been used.')).toBeVisible();
    await waitFor(() => expect(refused).toHaveBeenCalledTimes(1));
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
  },
};

/** The phone is lost too: the removal can be requested here. */
export const Lost: Story = {
  parameters: { chromatic: { modes: { ...languageModes, ...screenModes } }, msw: [...around, correct, ask] },
  async play({ canvas }) {
    const dialog = await changePassword(canvas);
    await press(say('forms:second-factor.lost'));
    const field = await screen.findByLabelText(say('account:lost.field'));
    await waitFor(() => expect(field).toBeVisible());
    await waitFor(() => expect(dialog.queryByLabelText(say('forms:second-factor.app.label'))).toBeNull());
  },
};

/** Requested: its progress in the sheet; what was being changed waits as it was typed. */
export const LostRequested: Story = {
  parameters: { msw: [...around, correct, ask] },
  async play({ canvas }) {
    await changePassword(canvas);
    await press('Lost your app and codes?');
    await userEvent.type(await screen.findByLabelText('Login password'), 'demo-florin');
    await userEvent.type(await screen.findByLabelText('What should we know?'), 'My phone broke on Friday.');
    await press('Request removal');
    await expect(await screen.findByRole('heading', { name: 'Request received' })).toBeVisible();
    await waitFor(() => expect(screen.getByRole('list', { name: 'Progress of your request' })).toBeVisible());
    await press('Back to code');
    await expect(await code()).toBeVisible();
    await press('Lost your app and codes?');
    // At once, without asking again.
    await expect(await screen.findByRole('heading', { name: 'You’ve already asked' })).toBeVisible();
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
  },
};

/** The login password is asked for, as a phone may lie around. */
export const LostWrongPassword: Story = {
  parameters: {
    ...unseen,
    msw: [...around, correct, refuse('POST user/lostAuthenticator', 'wrong-password', 'Incorrect password.')],
  },
  async play({ canvas }) {
    await changePassword(canvas);
    await press('Lost your app and codes?');
    await userEvent.type(await screen.findByLabelText('Login password'), 'another');
    await userEvent.type(await screen.findByLabelText('What should we know?'), 'My phone broke on Friday.');
    await press('Request removal');
    await expect(await screen.findByText('Incorrect password.')).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText('Login password')).toHaveFocus());
  },
};

export const RecoveryCode: Story = {
  parameters: { chromatic: { modes: languageModes } },
  async play({ canvas }) {
    const dialog = await changePassword(canvas);
    await press(say('forms:second-factor.app.other'));
    const field = await dialog.findByLabelText(say('forms:second-factor.recovery.label'));
    await waitFor(() => expect(field).toHaveFocus());
  },
};

export const Busy: Story = {
  parameters: { msw: [...around, wait('POST user/confirm')] },
  async play({ canvas }) {
    const dialog = await changePassword(canvas);
    await userEvent.type(await code(), '204816');
    await waitFor(() =>
      expect(dialog.getByRole('button', { name: /Verify code/u })).toHaveAttribute('aria-busy', 'true'),
    );
  },
};

/** Anything else is said above the field. */
export const Failed: Story = {
  parameters: { msw: [...around, fail('POST user/confirm')] },
  async play({ canvas }) {
    const dialog = await changePassword(canvas);
    await userEvent.type(await code(), '204816');
    await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent('Something went wrong on our end'));
    await waitFor(async () => expect(await code()).toHaveValue('204816'));
  },
};

/** Closed: nothing is sent, and the form is as it was typed. */
export const Closed: Story = {
  parameters: unseen,
  async play({ canvas }) {
    await changePassword(canvas);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByLabelText('New password')).toHaveValue('ein besseres Wort'));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Change password' })).toHaveFocus());
    await waitFor(() => expect(canvas.queryByText('Something went wrong on our end')).toBeNull());
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
    // It asks again.
    await press('Change password');
    await sheet();
  },
};

/** A passkey instead. Closing the browser's dialog is not an error. */
export const Passkey: Story = {
  beforeEach: () => {
    respond = () => Promise.reject(new DOMException('', 'NotAllowedError'));
  },
  async play({ canvas }) {
    const dialog = await changePassword(canvas);
    await press('Use a passkey');
    const note = await dialog.findByText(/^No passkey was used/u);
    await waitFor(() => expect(note.closest('[role=status]')).toBeVisible());
    await waitFor(() => expect(dialog.queryByRole('alert')).toBeNull());
  },
};

export const PasskeyConfirmed: Story = {
  parameters: unseen,
  async play({ canvas }) {
    await changePassword(canvas);
    await press('Use a passkey');
    await expect(await screen.findByText('Password changed. All other devices were logged out.')).toBeInTheDocument();
  },
};

/** Refused, as one of another customer is. */
export const PasskeyRefused: Story = {
  parameters: {
    msw: [
      refuse('POST user/confirmWithPasskey', 'passkey-refused', 'We couldn’t verify this passkey.'),
      ...around,
      correct,
    ],
  },
  async play({ canvas }) {
    const dialog = await changePassword(canvas);
    await press('Use a passkey');
    await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent('We couldn’t verify this passkey.'));
  },
};

/** Without a passkey, none is offered. */
export const WithoutPasskey: Story = {
  parameters: { msw: [answer('GET user/factors', { ...noFactors, recovery_codes: 9 }), ...around, correct] },
  async play({ canvas }) {
    const dialog = await changePassword(canvas);
    await expect(await code()).toBeVisible();
    await waitFor(() => expect(dialog.queryByRole('button', { name: 'Use a passkey' })).toBeNull());
  },
};

/** Over the sheet in which the act was requested. */
export const OverSheet: Story = {
  args: { path: '/security' },
  parameters: { chromatic: { modes: screenModes } },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: /^Download your data/u }));
    const below = within(await screen.findByRole('dialog', { name: /^Download your data/u }));
    const password = await below.findByLabelText('Login password');
    await userEvent.type(password, 'demo-florin');
    await userEvent.click(await below.findByRole('button', { name: /^Download/u }));
    await sheet();
    await userEvent.keyboard('{Escape}');
    // Only the question closes.
    await waitFor(() => expect(password).toBeVisible());
    await waitFor(() => expect(password).toHaveValue('demo-florin'));
    await userEvent.click(await below.findByRole('button', { name: /^Download/u }));
    await sheet();
    await expect(await code()).toBeVisible();
  },
};

/** Turned off on another device meanwhile: nothing is left to confirm. */
export const NothingToConfirm: Story = {
  parameters: {
    ...unseen,
    msw: [...around, refuse('POST user/confirm', 'authenticator-off', 'Your authenticator app is off.')],
  },
  async play({ canvas }) {
    await changePassword(canvas);
    await userEvent.type(await code(), '204816');
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(2));
    // The server still wants one: it is said once, not asked for again and again.
    await expect(await canvas.findByText('Confirm it’s you.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
