import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import type { RefusalCode } from '#contract/codes';
import { languageModes, screenModes } from '../../.storybook/modes.ts';
import { testAddresses } from '../test-addresses.ts';
import { answer, fail, refuse, wait } from './api.ts';
import { App, type Canvas, seenBy } from './app.tsx';
import { info } from './fixtures.ts';
import { loseNetwork } from './lose-network.ts';
import { assets } from './money-fixtures.ts';
import { check, noAddresses, paused, tagged } from './withdrawal-fixtures.ts';
import { chooseNetwork, chooseSaved, withdrawalHandlers as handlers } from './withdrawal-form.ts';

/** Withdrawing: where to send how much, with fee and what arrives; nothing moves before the next screen. */
const meta = {
  component: App,
  args: { path: '/wallet/down/USDT' },
  parameters: { layout: 'fullscreen', msw: handlers },
  beforeEach: seenBy(info),
} satisfies Meta<typeof App>;

export default meta;
type Story = StoryObj<typeof meta>;

const unseen = { chromatic: { disableSnapshot: true } };
const amountLabel = 'Amount, including the fee';

const review = async (canvas: Canvas): Promise<void> =>
  userEvent.click(await canvas.findByRole('button', { name: 'Review withdrawal' }));

/** Fills in everything and sends it. */
async function send(canvas: Canvas): Promise<void> {
  await chooseNetwork(canvas);
  await chooseSaved(canvas);
  await userEvent.type(await canvas.findByLabelText(amountLabel), '1250.5');
  await review(canvas);
}

/** Each network with its fee, time and minimum, before anything is chosen. */
export const Content: Story = {
  parameters: { chromatic: { modes: screenModes } },
  async play({ canvas }) {
    const tron = await canvas.findByRole('radio', { name: /^Tron/u });
    await waitFor(() => expect(tron).toHaveAccessibleDescription(/about 2 minutes.*Minimum: 10\sUSDT/u));
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Review withdrawal' })).toBeNull());
  },
};

/** Another currency has a form of its own; the focus stays on the choice. */
export const OtherCurrency: Story = {
  parameters: unseen,
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: /^Currency USDT/u }));
    await userEvent.click(await screen.findByRole('button', { name: /^BTC/u }));
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Currency BTC/u })).toHaveFocus());
  },
};

/** Fee and what arrives stand there before anything is typed. */
export const Chosen: Story = {
  async play({ canvas }) {
    await chooseNetwork(canvas);
    await expect(await canvas.findByText('Your amount minus the fee')).toBeVisible();
    await waitFor(() => expect(canvas.getByText(/can’t be undone/u)).toBeVisible());
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Saved address/u })).toBeVisible());
  },
};

/** A saved address is filled in whole; what arrives follows the amount. */
export const FilledIn: Story = {
  async play({ canvas }) {
    await chooseNetwork(canvas);
    await chooseSaved(canvas);
    await userEvent.type(await canvas.findByLabelText(amountLabel), '1250.5');
    await expect(await canvas.findByText(/^1,249\.50/u)).toBeVisible();
    const field = await canvas.findByRole('textbox', { name: 'Or another wallet address' });
    await waitFor(() => expect(field).toHaveValue(testAddresses.tronOfNobody));
  },
};

/** An empty form says what is missing and sends nothing. */
export const NothingFilledIn: Story = {
  parameters: { msw: [answer('GET wallet/addresses', noAddresses), ...handlers] },
  async play({ canvas }) {
    await chooseNetwork(canvas);
    await review(canvas);
    const field = await canvas.findByRole('textbox', { name: 'Wallet address' });
    await waitFor(() => expect(field).toBeInvalid());
    await waitFor(() => expect(field).toHaveFocus());
    await waitFor(() => expect(canvas.getByText('Enter an amount')).toBeVisible());
  },
};

/** Max takes the fee from the amount, so that it always goes through. */
export const Max: Story = {
  async play({ canvas }) {
    await chooseNetwork(canvas);
    await userEvent.click(await canvas.findByRole('button', { name: 'Max' }));
    await waitFor(() => expect(canvas.getByLabelText(amountLabel)).toHaveValue('4,250.5'));
    await waitFor(() => expect(canvas.getByText(/^4,249\.50/u)).toBeVisible());
  },
};

/** More than there is shows at once, with the button that mends it. */
export const TooMuch: Story = {
  async play({ canvas }) {
    await chooseNetwork(canvas);
    const amount = await canvas.findByLabelText(amountLabel);
    await userEvent.type(amount, '5000');
    await expect(await canvas.findByText('More than your available USDT')).toBeVisible();
    await waitFor(() => expect(amount).toBeInvalid());
  },
};

export const TooMuchMended: Story = {
  parameters: unseen,
  async play({ canvas }) {
    await chooseNetwork(canvas);
    const amount = await canvas.findByLabelText(amountLabel);
    await userEvent.type(amount, '5000');
    await userEvent.click(await canvas.findByRole('button', { name: 'Enter the maximum' }));
    await waitFor(() => expect(amount).toHaveValue('4250.5'));
    await waitFor(() => expect(amount).toBeValid());
  },
};

export const TooLittle: Story = {
  parameters: unseen,
  async play({ canvas }) {
    await chooseNetwork(canvas);
    await chooseSaved(canvas);
    await userEvent.type(await canvas.findByLabelText(amountLabel), '9');
    await review(canvas);
    await expect(await canvas.findByText('Below the network minimum')).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText(amountLabel)).toHaveFocus());
  },
};

/** A network that takes no withdrawals stays visible, with the reason. */
export const Paused: Story = {
  parameters: { msw: [answer('GET wallet/cryptos', paused), ...handlers] },
  async play({ canvas }) {
    const tron = await canvas.findByRole('radio', { name: /^Tron/u });
    await waitFor(() => expect(tron).toBeDisabled());
    await waitFor(() => expect(canvas.getByText('Paused for maintenance')).toBeVisible());
  },
};

/** Nothing in crypto, but an ordinary currency: leads to where that can be withdrawn. */
export const OnlyFiat: Story = {
  args: { path: '/wallet/down' },
  parameters: {
    msw: [
      answer('GET wallet/assets', { ...assets, rows: assets.rows.filter(({ kind }) => kind === 'fiat') }),
      ...handlers,
    ],
  },
  async play({ canvas }) {
    await expect(await canvas.findByText(/^Your [A-Z]{3} can go to a bank card\.$/u)).toBeVisible();
    const link = await canvas.findByRole('link', { name: /^Withdraw [A-Z]{3}$/u });
    await waitFor(() => expect(link).toHaveAttribute('href', `/bank/draw/${link.textContent.slice(-3)}`));
  },
};

/** A tag, where the network has one. */
export const Tag: Story = {
  args: { path: '/wallet/down/XRP' },
  parameters: { msw: [answer('GET wallet/cryptos', tagged), ...handlers] },
  async play({ canvas }) {
    await userEvent.type(await canvas.findByLabelText('Destination tag (optional)'), '12x');
    await userEvent.tab();
    await expect(await canvas.findByText('The destination tag should be a number of up to 10 digits')).toBeVisible();
    // Nothing to withdraw, so there is no maximum either.
    await waitFor(() => expect(canvas.getByText('No XRP available')).toBeVisible());
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Max' })).toBeNull());
  },
};

/** The tag of one payment request isn't sent with the next. */
export const TagOfRequest: Story = {
  args: { path: '/wallet/down/XRP' },
  parameters: { chromatic: { disableSnapshot: true }, msw: [answer('GET wallet/cryptos', tagged), ...handlers] },
  async play({ canvas }) {
    const address = await canvas.findByLabelText(/address$/u);
    const tag = await canvas.findByLabelText('Destination tag (optional)');
    const paste = async (text: string): Promise<void> => {
      await userEvent.tripleClick(address);
      await userEvent.paste(text);
    };
    await paste('xrp:rfkE1aSy9G8Upk4JssnwBxhEv5p4mn2KTy?dt=1');
    await waitFor(() => expect(tag).toHaveValue('1'));
    await paste('rN7n7otQDd6FczFgLdSqtcsAUxDkw6fzRH');
    await waitFor(() => expect(tag).toHaveValue(''));
    // What the customer typed stays when the same is scanned again.
    await userEvent.type(tag, '7');
    await paste('xrp:rN7n7otQDd6FczFgLdSqtcsAUxDkw6fzRH');
    await waitFor(() => expect(address).toHaveValue('rN7n7otQDd6FczFgLdSqtcsAUxDkw6fzRH'));
    await waitFor(() => expect(tag).toHaveValue('7'));
  },
};

const notVerified = { ...info, real: { status: 0, reason: null } } as const;
const limited = (used: string, amount = '1000') =>
  answer('GET wallet/limits', { unverified: { currency: 'USD', amount, used } });

/** Without verification: what is left today, before anything is typed. Max stays below it. */
export const DailyLimit: Story = {
  beforeEach: seenBy(notVerified),
  parameters: { msw: [limited('250'), ...handlers] },
  async play({ canvas }) {
    const left = await canvas.findByText(/^You can withdraw/u);
    await waitFor(() => expect(left).toHaveTextContent(/750\sUSD more today/u));
    await chooseNetwork(canvas);
    await userEvent.click(await canvas.findByRole('button', { name: 'Max' }));
    await waitFor(() => expect(canvas.getByLabelText(amountLabel)).toHaveValue('742.424892'));
    await userEvent.type(await canvas.findByLabelText(amountLabel), '{Backspace>10/}800');
    await expect(await canvas.findByText(/^More than you can still withdraw today/u)).toBeVisible();
  },
};

export const DailyLimitReached: Story = {
  beforeEach: seenBy(notVerified),
  parameters: { msw: [limited('1000'), ...handlers] },
  async play({ canvas }) {
    await expect(await canvas.findByText('You’ve reached today’s limit')).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Verify identity' })).toHaveAttribute('href', '/user/auth'),
    );
  },
};

export const AlwaysVerified: Story = {
  beforeEach: seenBy({ ...notVerified, real: { status: 2, reason: null } }),
  parameters: { msw: [limited('0', '0'), ...handlers] },
  async play({ canvas }) {
    await expect(await canvas.findByText('Verify your identity to withdraw')).toBeVisible();
    await waitFor(() => expect(canvas.getByText(/We’re reviewing your documents/u)).toBeVisible());
  },
};

/** A hold and a missing fund password, each with what to do. */
export const Blocked: Story = {
  beforeEach: seenBy({
    ...info,
    fund_password: false,
    withdrawals_held: { until: '2126-11-22T08:30:00.000Z', reason: 'password-changed' },
  }),
  async play({ canvas }) {
    await expect(await canvas.findByText(/^Withdrawals are paused until Nov 22, 2126/u)).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Set fund password' })).toHaveAttribute(
        'href',
        '/wallet/trading-password',
      ),
    );
  },
};

const refusing = (code: RefusalCode, message: string) => ({
  msw: [refuse('POST wallet/checkExtract', code, message), ...handlers],
});

/** Refused by the server: said in place, and everything stays as typed. */
export const Refused: Story = {
  parameters: refusing('verification-needed', 'Verify your identity first.'),
  async play({ canvas }) {
    await send(canvas);
    await expect(await canvas.findByText('Verify your identity first.')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Verify identity' })).toBeVisible());
    await waitFor(() => expect(canvas.getByLabelText(amountLabel)).toHaveValue('1,250.5'));
  },
};

export const RefusedAmount: Story = {
  parameters: { ...unseen, ...refusing('insufficient-balance', 'Insufficient Balance.') },
  async play({ canvas }) {
    await send(canvas);
    await waitFor(() => expect(canvas.getByLabelText(amountLabel)).toHaveAccessibleDescription(/Insufficient/u));
    await waitFor(() => expect(canvas.getByLabelText(amountLabel)).toHaveFocus());
  },
};

export const RefusedAddress: Story = {
  parameters: { ...unseen, ...refusing('address-not-saved', 'This one isn’t saved.') },
  async play({ canvas }) {
    await send(canvas);
    const field = await canvas.findByRole('textbox', { name: 'Or another wallet address' });
    await waitFor(() => expect(field).toHaveAccessibleDescription(/isn’t saved/u));
  },
};

export const RefusedNetwork: Story = {
  parameters: { ...unseen, ...refusing('network-paused', 'This network is paused.') },
  async play({ canvas }) {
    await send(canvas);
    await expect(await canvas.findByText('This network is paused.')).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText(amountLabel)).toHaveValue('1,250.5'));
  },
};

export const Busy: Story = {
  parameters: { msw: [wait('POST wallet/checkExtract'), ...handlers] },
  async play({ canvas }) {
    await send(canvas);
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /Review withdrawal/u })).toHaveAttribute('aria-busy', 'true'),
    );
  },
};

/** Leads to the screen that confirms; Back shows the form as typed. */
export const Checked: Story = {
  parameters: unseen,
  async play({ canvas }) {
    await send(canvas);
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Confirm withdrawal' })).toBeVisible();
    await expect(await canvas.findByLabelText('Fund password')).toBeVisible();
    await waitFor(() => expect(canvas.queryByText('The fee changed')).toBeNull());
    await userEvent.click(await canvas.findByRole('button', { name: 'Back' }));
    await waitFor(() => expect(canvas.getByLabelText(amountLabel)).toHaveValue('1,250.5'));
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: 'Or another wallet address' })).toHaveValue(
        testAddresses.tronOfNobody,
      ),
    );
  },
};

/** The fee went up after the form showed it. */
export const FeeChanged: Story = {
  parameters: {
    ...unseen,
    msw: [answer('POST wallet/extractHash', () => check({ fee: '2', received: '1248.5' })), ...handlers],
  },
  async play({ canvas }) {
    await send(canvas);
    await expect(await canvas.findByText('The fee changed')).toBeVisible();
    await waitFor(() => expect(canvas.getByText(/^It was/u)).toHaveTextContent(/1\.00\sUSDT and is now 2\.00\sUSDT/u));
  },
};

/** Offline, what is known stays, with the age of the balance. */
export const Offline: Story = {
  beforeEach: loseNetwork,
  async play({ canvas }) {
    await expect(await canvas.findByText(/^Last updated/u)).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('radio', { name: /^Tron/u })).toBeVisible());
  },
};

export const Loading: Story = { parameters: { msw: [wait('GET wallet/limits'), ...handlers] } };

export const Failed: Story = {
  parameters: { msw: [fail('GET wallet/addresses'), ...handlers] },
  async play({ canvas }) {
    await expect(await canvas.findByText('We couldn’t load the withdrawal form')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible());
  },
};

/** With a network chosen, in each language. */
export const Translated: Story = {
  beforeEach: seenBy(notVerified),
  parameters: {
    chromatic: { modes: languageModes },
    msw: [limited('250'), answer('GET wallet/cryptos', tagged), ...handlers],
  },
  args: { path: '/wallet/down/XRP' },
};
