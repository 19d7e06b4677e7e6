import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { languageModes, screenModes } from '../../.storybook/modes.ts';
import { answer, example, fail, refuse } from './api.ts';
import { App, prepare, defaultHandlers, seenBy } from './app.tsx';
import { info } from './fixtures.ts';
import { picture } from './picture.ts';

const calls = [...defaultHandlers, example('GET user/auth'), example('GET user/score')];

const drawn =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"%3E%3Crect width="8" height="8" fill="teal"/%3E%3Ccircle cx="4" cy="4" r="2" fill="white"/%3E%3C/svg%3E';

/** Requests that the screen sent. */
const sent = fn();

/** The customer's profile, menu and settings. */
const meta = {
  component: App,
  args: { path: '/user' },
  parameters: { layout: 'fullscreen', msw: calls },
  beforeEach: ({ globals }) => {
    sent.mockClear();
    return prepare(globals, info);
  },
} satisfies Meta<typeof App>;

export default meta;
type Story = StoryObj<typeof meta>;

const unseen = { chromatic: { disableSnapshot: true } };

/** Waits until a sheet is loaded. */
async function sheet(name: string): Promise<ReturnType<typeof within>> {
  const dialog = await screen.findByRole('dialog', { name });
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
}

export const Content: Story = {
  parameters: { chromatic: { modes: screenModes } },
  async play({ canvas }) {
    const verified = await canvas.findByRole('link', { name: 'Identity verification: Verified' });
    await waitFor(() => expect(verified).toHaveAttribute('href', '/user/auth'));
    await waitFor(() => expect(canvas.getByRole('heading', { level: 2, name: info.nickname })).toBeVisible());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Change photo' })).toBeVisible());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Copy user ID' })).toBeVisible());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Copy invite code' })).toBeVisible());
    await waitFor(() => expect(canvas.getByText('85 of 100')).toBeVisible());
    await waitFor(() => expect(canvas.queryByText(info.email)).toBeNull());
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Security' })).toHaveAttribute('href', '/security'));
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Transactions' })).toHaveAttribute('href', '/asset/records'),
    );
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Bank' })).toHaveAttribute('href', '/bank'));
    await waitFor(() =>
      expect(within(canvas.getByRole('region', { name: 'Help' })).getAllByRole('link')[0]).toHaveAttribute(
        'href',
        '/contact',
      ),
    );
  },
};

/** A newer version of the user agreement is told, and nothing is locked. */
export const NewVersion: Story = {
  parameters: {
    msw: [example('GET user/agreements'), ...calls],
    chromatic: { modes: { ...languageModes, light: { theme: 'light' } } },
  },
  async play({ canvas }) {
    await waitFor(() =>
      expect(
        canvas.getAllByRole('link', { name: /User agreement|Nutzungsbedingungen|利用規約|ข้อตกลง/u })[0],
      ).toHaveAttribute('href', '/user/agreement'),
    );
  },
};

/** A long name, and a verification that needs correction since the last login. */
export const Returned: Story = {
  parameters: {
    msw: [
      ...defaultHandlers,
      example('GET user/score'),
      answer('GET user/auth', {
        status: 3,
        reason: 'The photo is blurred.',
        review_minutes: 1,
        expected_at: null,
        full_name: null,
        submitted_at: '2026-11-21T09:12:00.000Z',
        decided_at: '2026-11-21T09:13:00.000Z',
        returned: null,
      }),
    ],
  },
  beforeEach: seenBy({
    ...info,
    nickname: 'Margit von Hohenlohe-Schillingsfürst',
    real: { status: 2, reason: null },
  }),
  async play({ canvas }) {
    await expect(await canvas.findByRole('link', { name: /Verification needs correction/u })).toBeVisible();
  },
};

/** Data that can't be refreshed shows as it was at login. */
export const Unreachable: Story = {
  parameters: {
    ...unseen,
    msw: [fail('GET user/agreements'), ...defaultHandlers, fail('GET user/auth'), fail('GET user/score')],
  },
  async play({ canvas }) {
    await expect(await canvas.findByRole('link', { name: 'Identity verification: Verified' })).toBeVisible();
    await waitFor(() => expect(canvas.getByText('85 of 100')).toBeVisible());
    await userEvent.click(await canvas.findByRole('button', { name: 'How your trust score works' }));
    const dialog = await sheet('Trust score');
    await expect(await dialog.findByText('We couldn’t load your trust score')).toBeVisible();
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Try again' })).toBeVisible());
  },
};

/** The parts of the score, and that it never affects money. */
export const CreditScore: Story = {
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'How your trust score works' }));
    const dialog = await sheet('Trust score');
    await waitFor(() => expect(dialog.getByText(/never affects your fees/u)).toBeVisible());
    await waitFor(() => expect(dialog.getByText('Identity verified')).toBeVisible());
    await waitFor(() => expect(dialog.getByText('30 of 30')).toBeVisible());
    await waitFor(() => expect(dialog.getByText('15 of 30')).toBeVisible());
    await waitFor(() => expect(dialog.getByText('85 of 100')).toBeVisible());
  },
};

/** The link to share, with its QR code. No baseline: the link contains this Storybook's address. */
export const Invitation: Story = {
  parameters: unseen,
  async play({ canvas }) {
    Object.defineProperty(navigator, 'share', { configurable: true, value: sent });
    await userEvent.click(await canvas.findByRole('button', { name: 'Show invite link and QR code' }));
    const dialog = await sheet('Invite someone');
    const link = `${location.origin}/register?invite=${info.invite_code}`;
    await waitFor(() => expect(dialog.getByText(link)).toBeVisible());
    await expect(await dialog.findByRole('img', { name: 'QR code for the invite link' })).toBeVisible();
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Copy link' })).toBeVisible());
    await userEvent.click(await dialog.findByRole('button', { name: 'Share link' }));
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ text: link, title: 'Invite someone' }));
    Reflect.deleteProperty(navigator, 'share');
  },
};

const avatarCalls = [
  ...calls,
  example('POST upload/avatar'),
  answer('POST user/avatar', ({ filename }) => {
    sent(filename);
    return { info: { ...info, avatar: filename === '' ? null : drawn } };
  }),
];

/** Chosen or taken, cropped, uploaded. */
export const Picture: Story = {
  parameters: { msw: avatarCalls },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change photo' }));
    const dialog = await sheet('Profile photo');
    const field = await dialog.findByLabelText(/^Photo/u);
    await waitFor(() => expect(field).toHaveAccessibleDescription(/^JPEG, PNG, or WebP, up to 8\sMB\.$/u));
    await waitFor(() => expect(dialog.queryByRole('button', { name: 'Remove photo' })).toBeNull());
  },
};

export const PictureChanged: Story = {
  parameters: { ...unseen, msw: avatarCalls },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change photo' }));
    const dialog = await sheet('Profile photo');
    await userEvent.upload(await dialog.findByLabelText(/^Photo/u), await picture('me.png'));
    const apply = await screen.findByRole('button', { name: 'Use photo' });
    await waitFor(() => expect(apply).toBeEnabled());
    await userEvent.click(apply);
    await waitFor(() => expect(sent).toHaveBeenCalledWith('018f4a1c9d2e7b60.jpg'));
    await expect(await screen.findByText('Photo updated')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const button = await canvas.findByRole('button', { name: 'Change photo' });
    await waitFor(() => expect(button.querySelector('img')).toHaveAttribute('src', drawn));
  },
};

/** The server's reason shows at the photo, and the upload can be retried. */
export const PictureRefused: Story = {
  parameters: {
    msw: [
      ...calls,
      refuse('POST upload/avatar', 'file-type-refused', 'We couldn’t read this image. Choose a JPEG, PNG, or WebP.'),
    ],
  },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change photo' }));
    const dialog = await sheet('Profile photo');
    await userEvent.upload(await dialog.findByLabelText(/^Photo/u), await picture('me.png'));
    const apply = await screen.findByRole('button', { name: 'Use photo' });
    await waitFor(() => expect(apply).toBeEnabled());
    await userEvent.click(apply);
    await expect(await dialog.findByText('We couldn’t read this image. Choose a JPEG, PNG, or WebP.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Crop photo' })).toBeNull());
    await expect(await dialog.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const PictureRemoved: Story = {
  parameters: { ...unseen, msw: avatarCalls },
  beforeEach: seenBy({ ...info, avatar: drawn }),
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change photo' }));
    const dialog = await sheet('Profile photo');
    await userEvent.click(await dialog.findByRole('button', { name: 'Remove photo' }));
    await waitFor(() => expect(sent).toHaveBeenCalledWith(''));
    await expect(await screen.findByText('Photo removed')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

const nicknameCalls = [
  ...calls,
  answer('POST user/profile', ({ nickname }) => {
    sent(nickname);
    return { info: { ...info, nickname: String(nickname) } };
  }),
];

/** Opens the sheet and types a nickname. */
async function rename(canvas: ReturnType<typeof within>, nickname: string): Promise<HTMLElement> {
  await userEvent.click(await canvas.findByRole('button', { name: 'Change nickname' }));
  const dialog = await sheet('Your nickname');
  const field = await dialog.findByRole('textbox', { name: 'Nickname' });
  await waitFor(() => expect(field).toHaveValue(info.nickname));
  await userEvent.clear(field);
  await userEvent.type(field, nickname);
  await userEvent.click(await dialog.findByRole('button', { name: 'Save nickname' }));
  return field;
}

/** The sheet, filled with the current nickname. */
export const Nickname: Story = {
  parameters: { msw: nicknameCalls },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change nickname' }));
    const dialog = await sheet('Your nickname');
    const field = await dialog.findByRole('textbox', { name: 'Nickname' });
    await waitFor(() => expect(field).toHaveAccessibleDescription('1 to 30 characters'));
    await waitFor(() => expect(field).toHaveValue(info.nickname));
  },
};

/** Saved trimmed; the profile shows it at once, and so does what other tabs read. */
export const NicknameChanged: Story = {
  parameters: { ...unseen, msw: nicknameCalls },
  async play({ canvas }) {
    await rename(canvas, ' Margit ');
    await waitFor(() => expect(sent).toHaveBeenCalledWith('Margit'));
    await expect(await screen.findByText('Nickname updated')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Margit' })).toBeVisible();
    await waitFor(() => expect(localStorage.getItem('user')).toContain('"nickname":"Margit"'));
  },
};

/** The rule shows at the field, which keeps what was typed; nothing was sent. */
export const NicknameTooLong: Story = {
  parameters: { msw: nicknameCalls },
  async play({ canvas }) {
    const field = await rename(canvas, 'Margit von Hohenlohe-Schillingsfürst');
    await waitFor(() => expect(field).toBeInvalid());
    await waitFor(() => expect(field).toHaveAccessibleDescription(/Nickname should be 1 to 30 characters/u));
    await waitFor(() => expect(field).toHaveFocus());
    await waitFor(() => expect(field).toHaveValue('Margit von Hohenlohe-Schillingsfürst'));
    await waitFor(() => expect(sent).not.toHaveBeenCalled());
  },
};

/** After a failure the sheet stays open with what was typed, to send it again. */
export const NicknameFailed: Story = {
  parameters: { ...unseen, msw: [...calls, fail('POST user/profile')] },
  async play({ canvas }) {
    const field = await rename(canvas, 'Margit');
    const dialog = await sheet('Your nickname');
    await expect(await dialog.findByRole('alert')).toBeVisible();
    await waitFor(() => expect(field).toHaveValue('Margit'));
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Save nickname' })).toBeEnabled());
    await waitFor(() => expect(canvas.getByText(info.nickname)).toBeInTheDocument());
  },
};

/** The sheet in each language. */
export const NicknameTranslated: Story = {
  parameters: { msw: nicknameCalls, chromatic: { modes: languageModes } },
  async play({ canvas }) {
    const name = await canvas.findByRole('heading', { level: 2, name: info.nickname });
    const profile = within(name.parentElement ?? document.body);
    await userEvent.click(await profile.findByRole('button'));
    const field = await screen.findByRole('textbox');
    await waitFor(() => expect(field).toHaveValue(info.nickname));
  },
};

/** Logging out asks once, with two choices of equal weight. */
export const LogOut: Story = {
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Log out' }));
    const question = await screen.findByText('Log out of Florin?');
    await waitFor(() => expect(question).toBeVisible());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toBeVisible());
  },
};

/** All 18 languages, each by its own name. */
export const Languages: Story = {
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: /^Language/u }));
    const german = await screen.findByRole('button', { name: 'Deutsch' });
    await waitFor(() => expect(german).toBeVisible());
    await waitFor(() => expect(screen.getByRole('button', { name: 'ไทย' })).toBeInTheDocument());
    // Not available yet, so not offered.
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Português' })).toBeNull());
  },
  // System fonts differ between machines.
  parameters: unseen,
};

export const Translated: Story = { parameters: { chromatic: { modes: languageModes } } };
