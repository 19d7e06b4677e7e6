import type { Meta, StoryObj } from '@storybook/react-vite';
import i18next from 'i18next';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { calls as contract, type ResponseOf } from '#contract/index';
import { languageModes, screenModes, themeModes } from '../../.storybook/modes.ts';
import { answer, example, fail, refuse, wait } from './api.ts';
import { App, prepare, defaultHandlers } from './app.tsx';
import { factors, info, noFactors, recoveryCodes } from './fixtures.ts';

/** The server's state during a story. */
let now: ResponseOf<'GET user/factors'> = factors;
/** How the browser responds to a passkey request. */
let make: () => Promise<unknown>;

const made = {
  id: 'AAAA',
  rawId: new ArrayBuffer(3),
  type: 'public-key',
  authenticatorAttachment: 'platform',
  response: {
    clientDataJSON: new ArrayBuffer(2),
    attestationObject: new ArrayBuffer(2),
    getTransports: () => ['internal'],
  },
  getClientExtensionResults: () => ({}),
};

const around = [
  ...defaultHandlers,
  example('GET user/auth'),
  example('GET user/sessions'),
  example('GET user/activity'),
];
const read = answer('GET user/factors', () => now);
const begin = example('POST user/authenticator');
const confirm = answer('POST user/confirmAuthenticator', () => {
  now = { ...now, authenticator_since: '2026-11-21T09:30:00.000Z', recovery_codes: 10 };
  return { recovery_codes: recoveryCodes };
});
const wrongPassword = 'Incorrect password.';
const options = answer('POST user/passkeyOptions', {
  options: {
    ...contract['POST user/passkeyOptions'].example.response.options,
    user: { id: 'bWFyZ2l0', name: 'margit', displayName: 'Margit' },
    pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
  },
});
const add = answer('POST user/addPasskey', ({ name = '' }) => {
  const passkey = { id: 'p9', name, synced: true, created_at: '2026-11-21T09:30:00.000Z', used_at: null };
  now = { ...now, passkeys: [passkey, ...now.passkeys] };
  return { id: 'p9' };
});
const rename = answer('POST user/renamePasskey', ({ id, name = '' }) => {
  now = { ...now, passkeys: now.passkeys.map((each) => (each.id === id ? { ...each, name } : each)) };
  return {};
});

/** Authenticator app and passkeys: set up, used and removed in sheets on the security screen. */
const meta = {
  component: App,
  args: { path: '/security' },
  parameters: { layout: 'fullscreen', factors, msw: [...around, read, begin, confirm, options, add, rename] },
  async beforeEach({ globals, parameters }) {
    // Before the first read, also when the language changes.
    now = parameters.factors as typeof now;
    make = () => Promise.resolve(made);
    Object.defineProperty(navigator.credentials, 'create', { configurable: true, value: () => make() });
    const finish = await prepare(globals, info);
    return () => {
      Reflect.deleteProperty(navigator.credentials, 'create');
      finish();
    };
  },
} satisfies Meta<typeof App>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Read once: a story begins again in each language. */
const passkeys = Object.getOwnPropertyDescriptor(window, 'PublicKeyCredential');

const unseen = { chromatic: { disableSnapshot: true } };
/** Light, dark, narrow, and three languages: such stories must not rely on texts. */
const allModes = { ...languageModes, ...themeModes, narrow: screenModes.narrow };
/** Neither is set up. */
const off = { factors: noFactors };

/** An app text in the story's language. */
const say = (key: string, values: Record<string, unknown> = {}): string =>
  i18next.t(key, { ...values, ns: 'security' } as never) as unknown as string;
const start = (text: string): RegExp => new RegExp(`^${text.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`)}`, 'u');

/** Opens a sheet by its row, and waits until it is loaded. */
async function open(root: HTMLElement, which: 'authenticator' | 'passkeys') {
  await userEvent.click(await within(root).findByRole('button', { name: start(say(`${which}.title`)) }));
  return sheet(say(`${which}.title`));
}

async function sheet(name: string) {
  const dialog = await screen.findByRole('dialog', { name });
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
}

const password = (): Promise<HTMLElement> => screen.findByLabelText(say('settings.password'));
const press = async (name: string): Promise<void> => userEvent.click(await screen.findByRole('button', { name }));

/** From the row to the QR code. */
async function toSecret(root: HTMLElement) {
  const dialog = await open(root, 'authenticator');
  await userEvent.type(await dialog.findByLabelText(say('settings.password')), 'demo-florin');
  await press(say('authenticator.begin'));
  await dialog.findByRole('img', { name: say('authenticator.qr') });
  return dialog;
}

/** From the row to the recovery codes. */
async function toCodes(root: HTMLElement) {
  const dialog = await toSecret(root);
  await userEvent.type(await dialog.findByLabelText(say('authenticator.code')), '204816');
  return sheet(say('recovery.title'));
}

/** The explanation, and the password before anything is created. An incorrect one shows at its field. */
export const Setup: Story = {
  parameters: {
    ...off,
    msw: [...around, read, refuse('POST user/authenticator', 'wrong-password', wrongPassword)],
  },
  async play({ canvasElement }) {
    const dialog = await open(canvasElement, 'authenticator');
    await waitFor(() => expect(dialog.getByText(/shows a new 6-digit code every 30 seconds/u)).toBeVisible());
    const field = await dialog.findByLabelText('Login password');
    await waitFor(() => expect(field).toHaveAttribute('autocomplete', 'current-password'));
    await userEvent.type(field, 'wrong');
    await press('Continue');
    await expect(await dialog.findByText(wrongPassword)).toBeVisible();
    await waitFor(() => expect(field).toHaveFocus());
  },
};

/** The secret to scan, open on this device, or type. */
export const Secret: Story = {
  parameters: { ...off, chromatic: { modes: allModes } },
  async play({ canvasElement }) {
    const dialog = await toSecret(canvasElement);
    const { secret, uri } = contract['POST user/authenticator'].example.response;
    await waitFor(() => expect(dialog.getByText(secret.match(/.{4}/gu)?.join(' ') ?? '')).toBeVisible());
    await waitFor(() => expect(dialog.getByRole('button', { name: say('authenticator.copy-key') })).toBeVisible());
    await waitFor(() =>
      expect(dialog.getByRole('link', { name: say('authenticator.open') })).toHaveAttribute('href', uri),
    );
    const code = await dialog.findByLabelText(say('authenticator.code'));
    await waitFor(() => expect(code).toHaveAttribute('autocomplete', 'one-time-code'));
    await waitFor(() => expect(code).toHaveAttribute('inputmode', 'numeric'));
  },
};

/** Shown once, with ways to save them. */
export const Codes: Story = {
  parameters: { ...off, chromatic: { modes: allModes } },
  async play({ canvasElement }) {
    const dialog = await toCodes(canvasElement);
    const list = await dialog.findByRole('list', { name: say('recovery.title') });
    await waitFor(() =>
      expect(
        within(list)
          .getAllByRole('listitem')
          .map((item) => item.textContent),
      ).toEqual(recoveryCodes),
    );
    await waitFor(() => expect(dialog.getByRole('button', { name: say('recovery.copy') })).toBeVisible());
    await waitFor(() => expect(dialog.getByRole('button', { name: say('recovery.save') })).toBeVisible());
    await waitFor(() => expect(dialog.getByRole('button', { name: say('recovery.kept') })).toBeVisible());
  },
};

/** Closed without saving: a question, and after that a note that they won't show again. */
export const CodesClosed: Story = {
  parameters: { ...off, skipLanguages: 'its question keeps the page from being left, and so from being shown again' },
  async play({ canvasElement }) {
    const dialog = await toCodes(canvasElement);
    await userEvent.keyboard('{Escape}');
    const question = within(await screen.findByRole('alertdialog', { name: say('recovery.leave.title') }));
    await userEvent.click(await question.findByRole('button', { name: say('recovery.leave.stay') }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(await dialog.findByRole('list', { name: say('recovery.title') })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await screen.findByRole('alertdialog', { name: say('recovery.leave.title') });
  },
};

/** Closed after that question, or once they were saved. */
export const CodesLeft: Story = {
  parameters: { ...off, ...unseen },
  async play({ canvasElement }) {
    await toCodes(canvasElement);
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await screen.findByRole('button', { name: 'Close anyway' }));
    await expect(await screen.findByText(/^We won’t show these recovery codes again/u)).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const row = await within(canvasElement).findByRole('button', { name: /^Authenticator app.*On$/u });
    await waitFor(() => expect(row).toHaveFocus());
  },
};

/** Saved: no question. */
export const CodesSaved: Story = {
  parameters: { ...off, ...unseen },
  async play({ canvasElement }) {
    const dialog = await toCodes(canvasElement);
    await userEvent.click(await dialog.findByRole('button', { name: 'Save as file' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};

/** Expired: says so in place and can start over. An incorrect code shows at its field. */
export const Expired: Story = {
  parameters: {
    ...off,
    msw: [
      ...around,
      read,
      begin,
      refuse('POST user/confirmAuthenticator', 'ticket-expired', 'The time for this is over.'),
    ],
  },
  async play({ canvasElement }) {
    const dialog = await toSecret(canvasElement);
    await userEvent.type(await dialog.findByLabelText('Code from the app'), '2048');
    await press('Turn on authenticator');
    await expect(await dialog.findByText('Authenticator code should be 6 digits')).toBeVisible();
    await userEvent.type(await dialog.findByLabelText('Code from the app'), '16');
    await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent('Setup expired'));
    await userEvent.type(await password(), 'demo-florin');
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Start over' })).toBeEnabled());
  },
};

/** While on. A low number of codes is pointed out. */
export const On: Story = {
  parameters: { factors: { ...factors, recovery_codes: 2 }, chromatic: { modes: allModes } },
  async play({ canvasElement }) {
    const dialog = await open(canvasElement, 'authenticator');
    await expect(await dialog.findByText(say('recovery.of', { left: 2, total: 10 }))).toBeVisible();
    await waitFor(() => expect(dialog.getByText(say('recovery.few'))).toBeVisible());
    await waitFor(() => expect(dialog.getByRole('button', { name: say('recovery-new.title') })).toBeVisible());
  },
};

/** What changes, in plain words, with two choices of equal weight. An incorrect password shows at its field. */
export const TurnOff: Story = {
  parameters: {
    chromatic: { modes: allModes },
    msw: [...around, read, refuse('POST user/removeAuthenticator', 'wrong-password', wrongPassword)],
  },
  async play({ canvasElement }) {
    await open(canvasElement, 'authenticator');
    await press(say('authenticator.turn-off'));
    const dialog = await sheet(say('authenticator-off.title'));
    await waitFor(() => expect(dialog.getByText(say('authenticator-off.what'))).toBeVisible());
    await userEvent.type(await password(), 'demo-florin');
    await press(say('authenticator-off.submit'));
    await expect(await dialog.findByText(wrongPassword)).toBeVisible();
    await waitFor(async () => expect(await password()).toHaveFocus());
    await waitFor(async () => expect(await password()).toHaveValue('demo-florin'));
  },
};

/** Codes are shown once, so the sheet stays open while they are on their way. */
export const Making: Story = {
  parameters: { ...unseen, msw: [...around, read, wait('POST user/recoveryCodes')] },
  async play({ canvasElement }) {
    await open(canvasElement, 'authenticator');
    await press(say('recovery-new.title'));
    await userEvent.type(await password(), 'demo-florin{Enter}');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Close' })).toBeNull());
  },
};

/** A failed read shows in the sheet. */
export const Unreadable: Story = {
  parameters: { msw: [...around, fail('GET user/factors')] },
  async play({ canvasElement }) {
    const dialog = await open(canvasElement, 'passkeys');
    await expect(await dialog.findByText('We couldn’t load your passkeys')).toBeVisible();
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Try again' })).toBeVisible());
  },
};

export const Passkeys: Story = {
  parameters: { chromatic: { modes: allModes } },
  async play({ canvasElement }) {
    const dialog = await open(canvasElement, 'passkeys');
    const list = await dialog.findByRole('list', { name: say('passkeys.title') });
    const [phone, key] = await within(list).findAllByRole('listitem');
    await waitFor(() => expect(phone).toHaveTextContent(say('passkeys.synced')));
    await waitFor(() => expect(key).toHaveTextContent(say('passkeys.single')));
    await waitFor(() => expect(key).toHaveTextContent(say('passkeys.unused')));
    await waitFor(() => expect(dialog.getByRole('button', { name: say('passkeys.add.title') })).toBeVisible());
  },
};

/** Where passkeys aren't supported, the sheet says so instead of offering a button. */
export const Unsupported: Story = {
  parameters: off,
  beforeEach: () => {
    Reflect.deleteProperty(window, 'PublicKeyCredential');
    return () => passkeys && Object.defineProperty(window, 'PublicKeyCredential', passkeys);
  },
  async play({ canvasElement }) {
    const dialog = await open(canvasElement, 'passkeys');
    await expect(await dialog.findByText('You don’t have any passkeys yet.')).toBeVisible();
    await waitFor(() => expect(dialog.getByText(/^You can’t add a passkey here/u)).toBeVisible());
    await waitFor(() => expect(dialog.queryByRole('button', { name: 'Add a passkey' })).toBeNull());
  },
};

/** One passkey: details and actions. */
export const Details: Story = {
  parameters: { chromatic: { modes: allModes } },
  async play({ canvasElement }) {
    const list = await open(canvasElement, 'passkeys');
    await userEvent.click(await list.findByRole('button', { name: /^Safari · iPhone/u }));
    const dialog = await sheet('Safari · iPhone');
    await waitFor(() => expect(dialog.getByText(say('passkeys.synced'))).toBeVisible());
    await waitFor(() => expect(dialog.getByLabelText(say('passkeys.name'))).toHaveValue('Safari · iPhone'));
  },
};

/** Requires the password, and says what changes. */
export const Remove: Story = {
  parameters: {
    msw: [...around, read, refuse('POST user/removePasskey', 'wrong-password', wrongPassword)],
  },
  async play({ canvasElement }) {
    const list = await open(canvasElement, 'passkeys');
    await userEvent.click(await list.findByRole('button', { name: /^Security key/u }));
    await press('Remove passkey');
    const dialog = await sheet('Remove Security key in the drawer of the desk?');
    await userEvent.type(await password(), 'wrong');
    await press('Remove passkey');
    await expect(await dialog.findByText(wrongPassword)).toBeVisible();
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Cancel' })).toBeVisible());
  },
};

/** Closing the browser’s dialog is not an error; the form stays for another attempt. */
export const AddCancelled: Story = {
  parameters: { chromatic: { modes: allModes } },
  beforeEach: () => {
    make = () => Promise.reject(new DOMException('', 'NotAllowedError'));
  },
  async play({ canvasElement }) {
    await open(canvasElement, 'passkeys');
    await press(say('passkeys.add.title'));
    const dialog = await sheet(say('passkeys.add.title'));
    await waitFor(() => expect(dialog.getByLabelText(say('passkeys.name'))).toHaveValue('Safari · iPhone'));
    await userEvent.type(await password(), 'demo-florin');
    await press(say('passkeys.add.submit'));
    await expect(await dialog.findByText(say('passkeys.add.canceled'))).toBeVisible();
    await waitFor(() => expect(dialog.queryByRole('alert')).toBeNull());
    await waitFor(async () => expect(await password()).toHaveValue('demo-florin'));
  },
};

/** Refused by a device that already has one, then created on another and renamed. */
export const Added: Story = {
  parameters: unseen,
  beforeEach: () => {
    make = () => Promise.reject(new DOMException('', 'InvalidStateError'));
  },
  async play({ canvasElement }) {
    await open(canvasElement, 'passkeys');
    await press('Add a passkey');
    const dialog = await sheet('Add a passkey');
    await userEvent.type(await password(), 'demo-florin');
    await press('Continue');
    await waitFor(() =>
      expect(dialog.getByRole('alert')).toHaveTextContent('This device already has a passkey for your account.'),
    );
    make = () => Promise.resolve(made);
    await press('Continue');
    await expect(await screen.findByText('Passkey added')).toBeInTheDocument();
    const all = await sheet('Passkeys');
    const list = within(await all.findByRole('list'));
    await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(3));
    await userEvent.click((await list.findAllByRole('button'))[0]!);
    const name = await (await sheet('Safari · iPhone')).findByLabelText('Name');
    await userEvent.clear(name);
    await userEvent.type(name, 'Margit’s phone');
    await press('Save name');
    await expect(await screen.findByRole('button', { name: /^Margit’s phone/u })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    const row = await within(canvasElement).findByRole('button', { name: /^Passkeys.*3 set up$/u });
    await waitFor(() => expect(row).toHaveFocus());
  },
};
