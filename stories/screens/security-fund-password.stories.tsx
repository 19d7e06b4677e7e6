import type { Meta, StoryObj } from '@storybook/react-vite';
import i18next from 'i18next';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import type { HoldReason } from '#contract/account';
import { languageModes, screenModes } from '../../.storybook/modes.ts';
import { answer, bypassNetwork, example, fail, failWhile, refuse } from './api.ts';
import { App, defaultHandlers, prepare, type Canvas, seenBy } from './app.tsx';
import { activity, info, notices, sessions } from './fixtures.ts';

const unset = { ...info, fund_password: false };
const setting = '/wallet/trading-password';
const changing = '/wallet/password';

/** Where it leads next. */
const others = [
  ...defaultHandlers,
  example('GET user/auth'),
  example('GET user/factors'),
  answer('GET user/sessions', sessions),
  answer('GET user/activity', activity),
  answer('GET notice/index', notices),
];

/** The fund password, required before a withdrawal: set once, then changed. */
const meta = {
  component: App,
  args: { path: setting },
  parameters: {
    layout: 'fullscreen',
    msw: [...others, example('POST user/tradingPassword'), example('POST user/trade-password')],
  },
  beforeEach: ({ args, globals }) => prepare(globals, args.path.startsWith(changing) ? info : unset),
} satisfies Meta<typeof App>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The toasts, apart from the same words among the activities. */
const messages = async () => within(await screen.findByRole('region', { name: 'Messages' }));

async function set(canvas: Canvas): Promise<void> {
  await userEvent.type(await canvas.findByLabelText('Login password'), 'demo-florin');
  await userEvent.type(await canvas.findByLabelText('Fund password'), '246810');
  await userEvent.type(await canvas.findByLabelText('Confirm fund password'), '246810');
  await userEvent.click(await canvas.findByRole('button', { name: 'Set fund password' }));
}

async function change(canvas: Canvas): Promise<void> {
  await userEvent.type(await canvas.findByLabelText('Current fund password'), '246810');
  await userEvent.type(await canvas.findByLabelText('New fund password'), '135791');
  await userEvent.type(await canvas.findByLabelText('Confirm new fund password'), '135791');
  await userEvent.click(await canvas.findByRole('button', { name: 'Change fund password' }));
}

/** Password managers ignore it: neither names nor autocomplete attributes match a login. */
export const Set: Story = {
  parameters: { chromatic: { modes: screenModes } },
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Set fund password' })).toBeVisible();
    await waitFor(() => expect(canvas.getByText(/ask for your fund password before a withdrawal/u)).toBeVisible());
    for (const label of ['Fund password', 'Confirm fund password']) {
      await waitFor(() => expect(canvas.getByLabelText(label)).toHaveAttribute('autocomplete', 'off'));
      await waitFor(() =>
        expect(canvas.getByLabelText(label)).toHaveAttribute('name', expect.stringMatching(/^fund-/u)),
      );
    }
  },
};

export const SetInvalid: Story = {
  async play({ canvas }) {
    await userEvent.type(await canvas.findByLabelText('Fund password'), '2468');
    await userEvent.click(await canvas.findByRole('button', { name: 'Set fund password' }));
    await waitFor(() => expect(canvas.getByLabelText('Login password')).toHaveFocus());
    await waitFor(() => expect(canvas.getByLabelText('Fund password')).toBeInvalid());
    await waitFor(() => expect(canvas.getByText('Password length should be 6 to 32 characters')).toBeVisible());
    await waitFor(() => expect(canvas.getByLabelText('Confirm fund password')).toBeInvalid());
  },
};

/** The two passwords must differ, as the form says before it sends anything. */
export const SetSame: Story = {
  parameters: { msw: [...others, fail('POST user/tradingPassword')] },
  async play({ canvas }) {
    await userEvent.type(await canvas.findByLabelText('Login password'), 'ein gutes Wort');
    await userEvent.type(await canvas.findByLabelText('Fund password'), 'ein gutes Wort');
    await userEvent.type(await canvas.findByLabelText('Confirm fund password'), 'ein gutes Wort');
    await userEvent.click(await canvas.findByRole('button', { name: 'Set fund password' }));
    await waitFor(() => expect(canvas.getByLabelText('Fund password')).toHaveFocus());
    await waitFor(() =>
      expect(canvas.getByText('Your fund password must differ from your login password.')).toBeVisible(),
    );
  },
};

export const SetWrongPassword: Story = {
  parameters: {
    chromatic: { disableSnapshot: true },
    msw: [...others, refuse('POST user/tradingPassword', 'wrong-password', 'Incorrect password.')],
  },
  async play({ canvas }) {
    await set(canvas);
    await waitFor(() => expect(canvas.getByLabelText('Login password')).toBeInvalid());
    await waitFor(() => expect(canvas.getByText('Incorrect password.')).toBeVisible());
  },
};

export const SetFailed: Story = {
  parameters: { msw: [...others, fail('POST user/tradingPassword')] },
  async play({ canvas }) {
    await set(canvas);
    await expect(await canvas.findByText('Something went wrong on our end')).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText('Fund password')).toHaveValue('246810'));
  },
};

/** Returns to the security screen by default. */
export const SetDone: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  async play({ canvas }) {
    await set(canvas);
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: /^Fund password.*Set up$/u })).toHaveAttribute('href', changing),
    );
    const toasts = await messages();
    await expect(await toasts.findByText('Fund password set')).toBeInTheDocument();
  },
};

/** Returns to the screen that required it. */
export const SetAndBack: Story = {
  args: { path: `${setting}?back=%2Fnotice` },
  parameters: { chromatic: { disableSnapshot: true } },
  async play({ canvas }) {
    await set(canvas);
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Notices' })).toBeVisible();
  },
};

/** Ignores addresses of other sites. */
export const SetForeign: Story = {
  args: { path: `${setting}?back=%2F%2Fevil.example` },
  parameters: { chromatic: { disableSnapshot: true } },
  async play({ canvas }) {
    await set(canvas);
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Security' })).toBeVisible();
  },
};

/** Already set: leads to changing it. */
export const SetAlready: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  beforeEach: seenBy(info),
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Change fund password' })).toBeVisible();
    await waitFor(() => expect(canvas.getByText(/withdrawals are paused for 24 hours/u)).toBeVisible());
  },
};

/** Set on another device in the meantime, as the server reports. */
export const SetElsewhere: Story = {
  parameters: {
    chromatic: { disableSnapshot: true },
    msw: [
      ...others,
      refuse('POST user/tradingPassword', 'fund-password-already-set', 'You already have a fund password.'),
    ],
  },
  async play({ canvas }) {
    await set(canvas);
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Change fund password' })).toBeVisible();
    await expect(
      await screen.findByText('You already have a fund password. You can change it here.'),
    ).toBeInTheDocument();
  },
};

export const Change: Story = {
  args: { path: changing },
  parameters: { chromatic: { modes: screenModes } },
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Change fund password' })).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText('Current fund password')).toHaveAttribute('autocomplete', 'off'));
    await waitFor(() => expect(canvas.getByLabelText('New fund password')).toHaveAttribute('autocomplete', 'off'));
  },
};

export const ChangeWrong: Story = {
  args: { path: changing },
  parameters: {
    msw: [...others, refuse('POST user/trade-password', 'fund-password-wrong', 'Incorrect fund password.')],
  },
  async play({ canvas }) {
    await change(canvas);
    await waitFor(() => expect(canvas.getByLabelText('Current fund password')).toBeInvalid());
    await waitFor(() => expect(canvas.getByText('Incorrect fund password.')).toBeVisible());
  },
};

/** What the customer's info says once it was done, although the answer was lost. */
const held = (reason: HoldReason) =>
  answer('GET user/info', { info: { ...info, withdrawals_held: { reason, until: '2026-11-22T09:31:00.000Z' } } });

export const ChangeAnswerLost: Story = {
  args: { path: changing },
  parameters: {
    chromatic: { disableSnapshot: true },
    msw: [...others, held('fund-password-changed')],
  },
  beforeEach: () => bypassNetwork('user/trade-password', 'POST', () => new Response('', { status: 502 })),
  async play({ canvas }) {
    await change(canvas);
    const toasts = await messages();
    await expect(await toasts.findByText('Fund password changed')).toBeInTheDocument();
    await expect(await canvas.findByText(/^Withdrawals are paused until Nov 22, 2026/u)).toBeVisible();
  },
};

/** Not done: another change holds withdrawals. */
export const ChangeFailed: Story = {
  args: { path: changing },
  parameters: {
    chromatic: { disableSnapshot: true },
    msw: [...others, held('email-changed')],
  },
  beforeEach: () => bypassNetwork('user/trade-password', 'POST', () => new Response('', { status: 502 })),
  async play({ canvas }) {
    await change(canvas);
    await expect(await canvas.findByText('Something went wrong on our end')).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText('New fund password')).toHaveValue('135791'));
  },
};

/** Returns to the security screen, which says that withdrawals are held. */
export const ChangeDone: Story = {
  args: { path: changing },
  parameters: { chromatic: { disableSnapshot: true } },
  async play({ canvas }) {
    await change(canvas);
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Security' })).toBeVisible();
    const toasts = await messages();
    await expect(await toasts.findByText('Fund password changed')).toBeInTheDocument();
    await expect(await canvas.findByText(/^Withdrawals are paused until Nov 22, 2026/u)).toBeVisible();
  },
};

/** Not set yet: leads to setting it. */
export const ChangeMissing: Story = {
  args: { path: changing },
  parameters: { chromatic: { disableSnapshot: true } },
  beforeEach: seenBy(unset),
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Set fund password' })).toBeVisible();
  },
};

export const Translated: Story = { parameters: { chromatic: { modes: languageModes } } };

export const ChangeTranslated: Story = {
  args: { path: changing },
  parameters: { chromatic: { modes: languageModes } },
};

async function recover(canvas: Canvas): Promise<void> {
  await userEvent.click(await canvas.findByRole('button', { name: 'Forgot your fund password?' }));
  await userEvent.click(await canvas.findByRole('button', { name: 'Send code' }));
  await userEvent.type(await canvas.findByLabelText('Login password'), 'ein gutes Wort');
  await userEvent.type(await canvas.findByLabelText('Verification code'), '204816');
  await userEvent.type(await canvas.findByLabelText('New fund password'), '135791');
  await userEvent.type(await canvas.findByLabelText('Confirm new fund password'), '135791');
  await userEvent.click(await canvas.findByRole('button', { name: 'Reset fund password' }));
}

const sending = [...others, example('POST user/sendTradingCode')];

/** A lost fund password: the login password and a code by email replace it. */
export const Lost: Story = {
  args: { path: changing },
  parameters: { msw: sending },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Forgot your fund password?' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Reset fund password' })).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus());
    await waitFor(() =>
      expect(canvas.getByLabelText('Login password')).toHaveAttribute('autocomplete', 'current-password'),
    );
    await waitFor(() => expect(canvas.getByLabelText('New fund password')).toHaveAttribute('autocomplete', 'off'));
  },
};

/** A wrong code shows at its field, and nothing typed is lost. */
export const LostWrongCode: Story = {
  args: { path: changing },
  parameters: {
    msw: [
      ...sending,
      refuse('POST user/resetTradingPassword', 'email-code-wrong', 'The code is wrong or has expired.'),
    ],
  },
  async play({ canvas }) {
    await recover(canvas);
    await expect(await canvas.findByText('The code is wrong or has expired.')).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText('Verification code')).toBeInvalid());
    await waitFor(() => expect(canvas.getByLabelText('Login password')).toHaveValue('ein gutes Wort'));
  },
};

let onItsWay: Promise<void>;
let send = (): void => {};

/** A customer who types elsewhere until the code is sent keeps the focus. */
export const LostSlowCode: Story = {
  args: { path: changing },
  parameters: {
    chromatic: { disableSnapshot: true },
    msw: [
      ...others,
      answer('POST user/sendTradingCode', async () => {
        await onItsWay;
        return { resend_after: 60, expires_in: 600 };
      }),
    ],
  },
  beforeEach() {
    onItsWay = new Promise((resolve) => {
      send = resolve;
    });
  },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Forgot your fund password?' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Send code' }));
    const password = await canvas.findByLabelText('Login password');
    await userEvent.type(password, 'ein ');
    send();
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Resend in/u })).toBeDisabled());
    await userEvent.keyboard('gutes Wort');
    await waitFor(() => expect(password).toHaveValue('ein gutes Wort'));
  },
};

/** Done: back to the security screen. */
export const LostDone: Story = {
  args: { path: changing },
  parameters: {
    chromatic: { disableSnapshot: true },
    msw: [...sending, example('POST user/resetTradingPassword')],
  },
  async play({ canvas }) {
    await recover(canvas);
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Security' })).toBeVisible();
    await expect(await screen.findByText('Fund password reset')).toBeInTheDocument();
  },
};

/** Whether it was done. */
let isKnown = false;

/** The answer was lost, and so was whether it was done: pressed again, it isn’t sent again. */
export const LostAnswerLost: Story = {
  args: { path: changing },
  parameters: {
    chromatic: { disableSnapshot: true },
    msw: [...sending, failWhile('GET user/info', () => !isKnown), held('fund-password-recovered')],
  },
  beforeEach() {
    isKnown = false;
    return bypassNetwork('user/resetTradingPassword', 'POST', () => new Response('', { status: 502 }));
  },
  async play({ canvas }) {
    await recover(canvas);
    await expect(await canvas.findByText('Something went wrong on our end')).toBeVisible();
    isKnown = true;
    await userEvent.click(await canvas.findByRole('button', { name: 'Reset fund password' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Security' })).toBeVisible();
    await expect(await screen.findByText('Fund password reset')).toBeInTheDocument();
  },
};

/** The back button leads to the change again. */
export const LostBack: Story = {
  args: { path: changing },
  parameters: { chromatic: { disableSnapshot: true }, msw: sending },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Forgot your fund password?' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Back' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Change fund password' })).toBeVisible();
  },
};

export const LostTranslated: Story = {
  args: { path: changing },
  parameters: { chromatic: { modes: languageModes }, msw: sending },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: i18next.t('forms:password.forgot-fund') }));
    await canvas.findByRole('heading', { level: 1, name: i18next.t('security:fund-password.recovery.title') });
  },
};
