import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { calls } from '#contract/index';
import { languageModes, screenModes } from '../../.storybook/modes.ts';
import { answer, bypassNetwork, fail, refuse, sensitive, wait } from './api.ts';
import { App, defaultHandlers, prepare, type Canvas, seenBy } from './app.tsx';
import { bank, bankWith, cards, drawn, lost, recordsBySn } from './bank-fixtures.ts';
import { factors, info } from './fixtures.ts';
import { loseNetwork } from './lose-network.ts';

const sent = fn();
/** Whether the chosen card was removed elsewhere. */
let isRemoved = false;
/** Whether the second factor was given. */
let isConfirmed = false;
/** The fee changes between opening and sending. */
let fee = '1.5';
/** Gives back what a story took away. */
let restore: (() => void) | undefined;

const handlers = [
  answer('GET user/info', { info }),
  ...defaultHandlers,
  answer('GET bank/index', () => bankWith({ fee })),
  answer('GET user/bank', cards),
  answer('GET bank/records', recordsBySn),
  answer('POST bank/draw', (input) => {
    sent(input);
    return drawn;
  }),
];

/** A withdrawal to a linked card. */
const meta = {
  component: App,
  args: { path: '/bank/draw/EUR' },
  parameters: { layout: 'fullscreen', msw: handlers },
  beforeEach: ({ globals }) => {
    sent.mockClear();
    isConfirmed = false;
    isRemoved = false;
    fee = '1.5';
    return prepare(globals, info);
  },
} satisfies Meta<typeof App>;

export default meta;
type Story = StoryObj<typeof meta>;

const submit = async (canvas: Canvas): Promise<void> =>
  userEvent.click(await canvas.findByRole('button', { name: /^Withdraw(?!ing)/u }));

async function fill(canvas: Canvas, amount = '200'): Promise<void> {
  await userEvent.type(await canvas.findByLabelText('Amount'), amount);
  await userEvent.click(await canvas.findByRole('radio', { name: /^Sample Savings Bank/u }));
  await userEvent.type(await canvas.findByLabelText('Fund password'), '246810');
}

/** Has money in every currency. */
const rich = answer('GET bank/index', {
  ...bank,
  items: bank.items.map((item) => ({ ...item, available: '1820.75' })),
});

async function chooseDollars(canvas: Canvas): Promise<void> {
  await userEvent.click(await canvas.findByRole('button', { name: 'Withdrawing EUR' }));
  await userEvent.click(await screen.findByRole('button', { name: /^USD/u }));
}

/** Fee, limits and time are said before anything is typed, and no card is chosen for the customer. */
export const Content: Story = {
  parameters: { chromatic: { modes: screenModes } },
  async play({ canvas }) {
    await expect(await canvas.findByText('Usually arrives in')).toBeVisible();
    await waitFor(() => expect(canvas.getByText('4 hours')).toBeVisible());
    await waitFor(() => expect(canvas.queryByRole('radio', { checked: true })).toBeNull());
    await expect(await canvas.findByText('Visa')).toBeVisible();
  },
};

/** Another currency has a form of its own; the focus stays on the choice. */
export const OtherCurrency: Story = {
  parameters: {
    chromatic: { disableSnapshot: true },
    msw: [rich, ...handlers],
  },
  async play({ canvas }) {
    await chooseDollars(canvas);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Withdrawing USD' })).toHaveFocus());
  },
};

/** The balance says how old it is while it can’t be refreshed. */
export const Offline: Story = {
  beforeEach: () => () => restore?.(),
  parameters: { chromatic: { disableSnapshot: true } },
  async play({ canvas }) {
    await expect(await canvas.findByText('Usually arrives in')).toBeVisible();
    restore = loseNetwork();
    await expect(await canvas.findByText(/^Last updated/u)).toBeVisible();
  },
};

/** What arrives, and the button says what it does. */
export const Filled: Story = {
  async play({ canvas }) {
    await fill(canvas);
    await expect(await canvas.findByRole('button', { name: /^Withdraw 200.00 EUR/u })).toBeVisible();
    await waitFor(() => expect(canvas.getByText('198.50', { exact: false })).toBeVisible());
    await expect(await canvas.findByText('Visa')).toBeVisible();
  },
};

/** A card that was linked while withdrawals go to saved addresses only says from when it can be chosen. */
export const WaitingCard: Story = {
  parameters: {
    msw: [
      answer('GET user/bank', {
        items: cards.items.map((card) =>
          card.id === '12' ? { ...card, usable_at: '2026-11-22T08:30:00.000Z' } : card,
        ),
      }),
      ...handlers,
    ],
  },
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByRole('radio', { name: /^Sample Savings Bank/u })).toBeDisabled());
    await expect(await canvas.findByText(/^Available from Nov 22, 2026/u)).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('radio', { name: /^Harbor Cooperative Bank/u })).toBeEnabled());
  },
};

/** Every card waits: said before anything is typed, with the moment when the first one can be used. */
export const EveryCardWaits: Story = {
  parameters: {
    msw: [
      answer('GET user/bank', {
        items: cards.items.map((card) => ({ ...card, usable_at: `2026-11-22T${card.id}:30:00.000Z` })),
      }),
      ...handlers,
    ],
  },
  async play({ canvas }) {
    await expect(await canvas.findByText('No card available yet')).toBeVisible();
    await waitFor(() => expect(canvas.getByText(/after 24 hours: from Nov 22, 2026, 12:30\sPM\.$/u)).toBeVisible());
    await waitFor(() => expect(canvas.queryByLabelText('Amount')).toBeNull());
  },
};

/** Max is what goes through: here, what is left of today’s limit. */
export const Max: Story = {
  parameters: {
    chromatic: { disableSnapshot: true },
    msw: [answer('GET bank/index', bankWith({ left_today: '640.5' })), ...handlers],
  },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Max' }));
    await waitFor(() => expect(canvas.getByLabelText('Amount')).toHaveValue('640.5'));
    await waitFor(() => expect(canvas.getByLabelText('Amount')).toBeValid());
  },
};

export const TooMuch: Story = {
  async play({ canvas }) {
    await fill(canvas, '2000');
    await waitFor(() => expect(canvas.getByText(/^You have/u)).toHaveTextContent('You have 1,820.75 EUR available.'));
    await submit(canvas);
    await waitFor(() => expect(canvas.getByLabelText('Amount')).toHaveFocus());
    await waitFor(() => expect(sent).not.toHaveBeenCalled());
  },
};

export const TooLittle: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  async play({ canvas }) {
    await fill(canvas, '5');
    await submit(canvas);
    await expect(await canvas.findByText('The minimum is 10.00 EUR.')).toBeVisible();
    await waitFor(() => expect(sent).not.toHaveBeenCalled());
  },
};

export const NothingFilledIn: Story = {
  async play({ canvas }) {
    await canvas.findByLabelText('Amount');
    await submit(canvas);
    await expect(await canvas.findByText('Enter an amount')).toBeVisible();
    await waitFor(() => expect(canvas.getByText('Choose a card')).toBeVisible());
  },
};

/** Everything in the way is said at once, each with the way to it. */
export const Blockers: Story = {
  beforeEach: seenBy({ ...info, real: { status: 0, reason: null }, fund_password: false }),
  parameters: {
    msw: [
      answer('GET bank/index', { ...bankWith({}), verification_needed: true }),
      answer('GET user/bank', { items: [] }),
      ...handlers,
    ],
  },
  async play({ canvas }) {
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: /^Verify your identity/u })).toHaveAttribute('href', '/user/auth'),
    );
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: /^Set a fund password/u })).toHaveAttribute(
        'href',
        '/wallet/trading-password?back=%2Fbank%2Fdraw%2FEUR',
      ),
    );
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: /^Link a card/u })).toHaveAttribute(
        'href',
        '/bank/bind?back=%2Fbank%2Fdraw%2FEUR',
      ),
    );
    await waitFor(() => expect(canvas.queryByLabelText('Amount')).toBeNull());
  },
};

/** After a security change, withdrawals wait, and the screen says until when. */
export const Held: Story = {
  beforeEach: seenBy({
    ...info,
    withdrawals_held: { until: '2026-11-22T08:30:00.000Z', reason: 'password-changed' },
  }),
  async play({ canvas }) {
    await expect(await canvas.findByText(/Nov 22, 2026/u)).toBeVisible();
    await waitFor(() => expect(canvas.queryByLabelText('Amount')).toBeNull());
  },
};

/** Nothing to withdraw, and today’s limit is used up. */
export const NothingLeft: Story = {
  parameters: { msw: [answer('GET bank/index', bankWith({ left_today: '0' }, '0')), ...handlers] },
  async play({ canvas }) {
    await expect(await canvas.findByText('No EUR available')).toBeVisible();
    await waitFor(() => expect(canvas.getByText('Today’s limit is used up')).toBeVisible());
  },
};

/** The fee changed meanwhile: the new one beside the old one, and the customer confirms again. */
export const FeeChanged: Story = {
  parameters: {
    msw: [refuse('POST bank/draw', 'terms-changed', 'The terms have changed since you opened this page.'), ...handlers],
  },
  async play({ canvas }) {
    await fill(canvas);
    fee = '2.25';
    await submit(canvas);
    const note = (await canvas.findByText('The fee changed')).parentElement as HTMLElement;
    // A second tap would agree to what nobody has read.
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /^Withdraw(?!ing)/u }).closest('[aria-disabled=true]')).not.toBeNull(),
    );
    await waitFor(() => expect(note.innerText.replaceAll(/\s/gu, ' ')).toMatch(/was 1.50 EUR and is now 2.25 EUR/u));
    await waitFor(() => expect(canvas.getByText('197.75', { exact: false })).toBeVisible());
    await waitFor(() => expect(canvas.getByLabelText('Fund password')).toHaveValue('246810'));
  },
};

export const WrongFundPassword: Story = {
  parameters: {
    chromatic: { disableSnapshot: true },
    msw: [refuse('POST bank/draw', 'fund-password-wrong', 'Incorrect fund password.'), ...handlers],
  },
  async play({ canvas }) {
    await fill(canvas);
    await submit(canvas);
    await expect(await canvas.findByText('Incorrect fund password.')).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText('Fund password')).toHaveFocus());
  },
};

/** With the authenticator on, the app’s one sheet asks for it. */
export const SecondFactor: Story = {
  parameters: {
    msw: [
      sensitive('POST bank/draw', () => isConfirmed),
      answer('GET user/factors', factors),
      answer('POST user/confirm', () => {
        isConfirmed = true;
        return calls['POST user/confirm'].example.response;
      }),
      ...handlers,
    ],
  },
  async play({ canvas }) {
    await fill(canvas);
    await submit(canvas);
    const sheet = within(await screen.findByRole('dialog'));
    await waitFor(() => expect(sheet.getByLabelText('Authenticator code')).toBeVisible());
    // What it is about can be read again here.
    await waitFor(() => expect(sheet.getByText('Withdraw to')).toBeVisible());
  },
};

/** No answer came: whether it was received is unknown. The fund password is asked again, as it is never stored. */
export const Uncertain: Story = {
  beforeEach: lost('bank/draw'),
  async play({ canvas }) {
    await fill(canvas);
    await submit(canvas);
    await expect(await canvas.findByText('Still confirming your withdrawal')).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText('Fund password')).toHaveValue(''));
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Forgot your fund password?' })).toHaveAttribute(
        'href',
        '/wallet/password',
      ),
    );
    await waitFor(() => expect(JSON.stringify(sessionStorage)).not.toContain('246810'));
  },
};

/** A card that was removed on another device isn't offered anymore. */
export const CardGone: Story = {
  parameters: {
    msw: [
      answer('GET user/bank', () => ({
        items: isRemoved ? cards.items.filter(({ bank_name: bank }) => bank !== 'Sample Savings Bank') : cards.items,
      })),
      refuse('POST bank/draw', 'not-found', 'We couldn’t find that.'),
      rich,
      ...handlers,
    ],
  },
  async play({ canvas }) {
    await fill(canvas);
    isRemoved = true;
    await submit(canvas);
    await expect(await canvas.findByText('This card was removed. Choose another one.')).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('radio', { checked: true })).toBeNull());
  },
};

/** No answer came; asked again, the server says that it wasn't made, and why. The form of another currency doesn't. */
export const RefusedAfterwards: Story = {
  beforeEach: () => () => restore?.(),
  parameters: {
    chromatic: { disableSnapshot: true },
    msw: [refuse('POST bank/draw', 'card-waiting', 'This card can’t be used yet.'), rich, ...handlers],
  },
  async play({ canvas }) {
    restore = bypassNetwork('bank/draw', 'POST', () => new Response('', { status: 502 }));
    await fill(canvas);
    await submit(canvas);
    await expect(await canvas.findByText('Still confirming your withdrawal')).toBeVisible();
    restore();
    await userEvent.type(await canvas.findByLabelText('Fund password'), '246810');
    await userEvent.click(await canvas.findByRole('button', { name: 'Check again' }));
    await expect(await canvas.findByText('This card can’t be used yet.')).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText('Amount')).toHaveValue('200'));
    await chooseDollars(canvas);
    await waitFor(() => expect(canvas.getByLabelText('Amount')).toHaveValue(''));
    await waitFor(() => expect(canvas.queryByText('This card can’t be used yet.')).toBeNull());
  },
};

/** Confirmed: its progress, at an address of its own. */
export const Drawn: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  async play({ canvas }) {
    await fill(canvas);
    await submit(canvas);
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Withdrawal W26112100008' })).toBeVisible();
    await waitFor(() =>
      expect(sent.mock.calls).toEqual([
        [{ currency: 'EUR', card: '12', amount: '200', fee: '1.5', fund_password: '246810' }],
      ]),
    );
  },
};

export const NotOffered: Story = {
  args: { path: '/bank/draw/JPY' },
  async play({ canvas }) {
    await expect(await canvas.findByText('No bank withdrawals in JPY')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Go to Bank' })).toHaveAttribute('href', '/bank'));
  },
};

export const Loading: Story = { parameters: { msw: [wait('GET bank/index'), ...handlers] } };

export const Failed: Story = {
  parameters: { msw: [fail('GET user/bank'), ...handlers] },
  async play({ canvas }) {
    await expect(await canvas.findByText('We couldn’t load your balances')).toBeVisible();
  },
};

export const Translated: Story = { parameters: { chromatic: { modes: languageModes } } };

export const BlockersTranslated: Story = {
  beforeEach: Blockers.beforeEach!,
  parameters: { ...Blockers.parameters, chromatic: { modes: languageModes } },
};
