import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { calls } from '#contract/index';
import { languageModes, screenModes } from '../../.storybook/modes.ts';
import { answer, example, fail, refuse, wait } from './api.ts';
import { App, defaultHandlers, prepare, type Canvas, seenBy } from './app.tsx';
import { bank, lost, recharged, recordsBySn } from './bank-fixtures.ts';
import { info, site } from './fixtures.ts';
import { picture } from './picture.ts';
import { readingAgain } from './reading-again.ts';

const sent = fn();

/** Whether deposits go to another account now. */
let isMoved = false;

const handlers = [
  ...defaultHandlers,
  answer('GET bank/index', bank),
  example('POST upload/transferVoucher'),
  answer('GET bank/records', recordsBySn),
  answer('POST bank/recharge', (input) => {
    sent(input);
    return recharged;
  }),
];

/** A deposit by bank: how much, where to transfer it, and its proof. */
const meta = {
  component: App,
  args: { path: '/bank/recharge' },
  parameters: { layout: 'fullscreen', msw: handlers },
  beforeEach: ({ globals }) => {
    sent.mockClear();
    isMoved = false;
    return prepare(globals, info);
  },
} satisfies Meta<typeof App>;

export default meta;
type Story = StoryObj<typeof meta>;

const submit = async (canvas: Canvas): Promise<void> =>
  userEvent.click(await canvas.findByRole('button', { name: 'Submit deposit' }));

async function fill(canvas: Canvas): Promise<void> {
  await userEvent.type(await canvas.findByLabelText('Amount you transferred'), '500');
  await userEvent.upload(await canvas.findByLabelText(/^Transfer receipt/u), await picture('receipt.png'));
  await expect(await canvas.findByRole('button', { name: 'Remove image' })).toBeVisible();
}

export const Content: Story = {
  parameters: { chromatic: { modes: screenModes } },
  async play({ canvas }) {
    await expect(await canvas.findByText('FL-18204417')).toBeVisible();
    await waitFor(() => expect(canvas.getByText('DE02 1203 0000 0000 2020 51')).toBeVisible());
    await waitFor(() => expect(canvas.getByText('This account doesn’t exist')).toBeVisible());
    for (const part of ['reference', 'account holder', 'account number', 'bank code', 'bank name']) {
      await waitFor(() => expect(canvas.getByRole('button', { name: `Copy ${part}` })).toBeVisible());
    }
  },
};

/** What it costs and what is credited stand before the button. */
export const Costs: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  async play({ canvas }) {
    const value = async (label: string) => (await canvas.findByText(label)).nextElementSibling;
    await waitFor(async () => expect(await value('Fee')).toHaveTextContent('0.00 EUR'));
    await waitFor(async () => expect(await value('You’ll be credited')).toHaveTextContent('Your full amount'));
    await userEvent.type(await canvas.findByLabelText('Amount you transferred'), '50');
    await waitFor(async () => expect(await value('You’ll be credited')).toHaveTextContent('50.00 EUR'));
  },
};

const writeText = fn(async (_text: string) => undefined);

/** Each part is copied without spaces. */
export const Copied: Story = {
  beforeEach() {
    writeText.mockClear();
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
    return () => Reflect.deleteProperty(navigator, 'clipboard');
  },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Copy account number' }));
    await expect(await canvas.findByText('Copy Successful')).toBeVisible();
    await waitFor(() => expect(writeText.mock.calls).toEqual([['DE02120300000000202051']]));
  },
};

/** Outside the sandbox, nothing says that the account doesn’t exist. */
export const Live: Story = {
  args: { path: '/bank/recharge?currency=USD&amount=250' },
  parameters: { msw: [answer('GET index/site', { ...site, play_money: false }), ...handlers] },
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByLabelText('Amount you transferred')).toHaveValue('250'));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Depositing USD' })).toBeVisible());
    await waitFor(() => expect(canvas.queryByText('This account doesn’t exist')).toBeNull());
  },
};

/** An amount is requested in one currency, and doesn’t go over to another. The focus stays on the choice. */
export const OtherCurrency: Story = {
  args: { path: '/bank/recharge?currency=USD&amount=250' },
  parameters: { chromatic: { disableSnapshot: true } },
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByLabelText('Amount you transferred')).toHaveValue('250'));
    await userEvent.click(await canvas.findByRole('button', { name: 'Depositing USD' }));
    await userEvent.click(await screen.findByText('Euro'));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Depositing EUR' })).toHaveFocus());
    await waitFor(() => expect(canvas.getByLabelText('Amount you transferred')).toHaveValue(''));
  },
};

/** Less than the minimum is needed: suggests the minimum, and says why. */
export const NeededBelowMinimum: Story = {
  args: { path: '/bank/recharge?currency=EUR&amount=2' },
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByLabelText('Amount you transferred')).toHaveValue('10'));
    const reason = await canvas.findByText(/^You need/u);
    await waitFor(() => expect(reason).toHaveTextContent(/2\.00\sEUR.* 10\.00\sEUR\.$/u));
    // The bar with the button shall not cover half of another one.
    reason.scrollIntoView();
  },
};

/** A currency that takes no deposits isn’t exchanged for one that does. */
export const NotInThisCurrency: Story = {
  args: { path: '/bank/recharge?currency=JPY&amount=9000' },
  async play({ canvas }) {
    await expect(await canvas.findByText('No bank deposits in JPY')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Deposit crypto' })).toBeVisible());
  },
};

/** Closed since the money was transferred: says whom to ask, and keeps what was entered. */
export const ClosedMeanwhile: Story = {
  parameters: { msw: [refuse('POST bank/recharge', 'currency-unknown', 'We don’t offer this currency.'), ...handlers] },
  async play({ canvas }) {
    await fill(canvas);
    await submit(canvas);
    await expect(await canvas.findByText('No bank deposits in EUR')).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Contact support' })).toHaveAttribute(
        'href',
        '/contact?about=deposit&reference=FL-18204417',
      ),
    );
    await waitFor(() => expect(canvas.getByLabelText('Amount you transferred')).toHaveValue('500'));
  },
};

/** Another account than the one that was shown first, to which money may be on its way. */
export const AccountChanged: Story = {
  parameters: {
    msw: [
      answer('GET bank/index', () => ({
        ...bank,
        items: bank.items.map((item) =>
          isMoved && item.recharge
            ? { ...item, recharge: { ...item.recharge, account: { ...item.recharge.account, number: 'DE9912' } } }
            : item,
        ),
      })),
      ...handlers,
    ],
  },
  async play({ canvas }) {
    await expect(await canvas.findByText('DE02 1203 0000 0000 2020 51')).toBeVisible();
    isMoved = true;
    await waitFor(readingAgain(() => expect(canvas.getByText('This account has changed')).toBeVisible()));
    await waitFor(() => expect(canvas.getByText('DE99 12')).toBeVisible());
  },
};

/** Before the first deposit: what a withdrawal needs. */
export const NotVerified: Story = {
  beforeEach: seenBy({ ...info, real: { status: 0, reason: null } }),
  parameters: { msw: [answer('GET bank/index', { ...bank, verification_needed: true }), ...handlers] },
  async play({ canvas }) {
    await expect(await canvas.findByText('Verification needed')).toBeVisible();
  },
};

export const NothingFilledIn: Story = {
  async play({ canvas }) {
    await canvas.findByLabelText('Amount you transferred');
    await submit(canvas);
    await expect(await canvas.findByText('Enter the amount you transferred')).toBeVisible();
    await waitFor(() => expect(canvas.getByText('Choose an image')).toBeVisible());
    await waitFor(() => expect(sent).not.toHaveBeenCalled());
  },
};

export const TooMuch: Story = {
  parameters: {
    msw: [refuse('POST bank/recharge', 'amount-too-large', 'The maximum is 50,000 EUR.'), ...handlers],
  },
  async play({ canvas }) {
    await fill(canvas);
    await submit(canvas);
    await expect(await canvas.findByText('The maximum is 50,000 EUR.')).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText('Amount you transferred')).toHaveFocus());
  },
};

/** Submitted: its progress, at an address of its own, with the way back to where the customer came from. */
export const Submitted: Story = {
  args: { path: '/bank/recharge?currency=EUR&amount=500&back=%2Fflash-exchange' },
  // Shown as bank-records Deposit.
  parameters: { chromatic: { disableSnapshot: true } },
  async play({ canvas }) {
    await userEvent.upload(await canvas.findByLabelText(/^Transfer receipt/u), await picture('receipt.png'));
    await expect(await canvas.findByRole('button', { name: 'Remove image' })).toBeVisible();
    await submit(canvas);
    await expect(await canvas.findByText('We’re checking your deposit')).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Back to Convert' })).toHaveAttribute('href', '/flash-exchange'),
    );
    await waitFor(() =>
      expect(sent.mock.calls).toEqual([
        [{ currency: 'EUR', amount: '500', voucher: calls['POST upload/transferVoucher'].example.response.filename }],
      ]),
    );
  },
};

/** No answer came: whether it was received is unknown, and trying again is safe. */
export const Uncertain: Story = {
  beforeEach: lost('bank/recharge'),
  async play({ canvas }) {
    await fill(canvas);
    await submit(canvas);
    await expect(await canvas.findByText('Still confirming your deposit')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Check again' })).toBeVisible());
  },
};

/** No currency takes deposits by bank. */
export const Closed: Story = {
  parameters: {
    msw: [
      answer('GET bank/index', { ...bank, items: bank.items.map((item) => ({ ...item, recharge: null })) }),
      ...handlers,
    ],
  },
  async play({ canvas }) {
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Deposit crypto' })).toHaveAttribute('href', '/wallet/up'),
    );
  },
};

export const Loading: Story = { parameters: { msw: [wait('GET bank/index'), ...handlers] } };

export const Failed: Story = {
  parameters: { msw: [fail('GET bank/index'), ...handlers] },
  async play({ canvas }) {
    await expect(await canvas.findByText('We couldn’t load your balances')).toBeVisible();
  },
};

export const Translated: Story = { parameters: { chromatic: { modes: languageModes } } };
