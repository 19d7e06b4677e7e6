import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { languageModes, themeModes } from '../../.storybook/modes.ts';
import { answer, bypassNetwork, refuse } from './api.ts';
import { App, defaultHandlers, prepare } from './app.tsx';
import { info } from './fixtures.ts';
import { wallets } from './money-fixtures.ts';
import { opened, products, recordsFor, runningTerms } from './pledge-fixtures.ts';

const sent = fn();
let isClosed = false;
/** Gives back what a story took away. */
let restore: (() => void) | undefined;

const handlers = [
  ...defaultHandlers,
  answer('GET pledge/products', products),
  answer('GET pledge/running', runningTerms([])),
  answer('GET pledge/records', recordsFor),
  answer('GET wallet/index', wallets),
  answer('POST pledge/open', (input) => {
    sent(input);
    return opened;
  }),
];

const poor = {
  items: wallets.items.map((wallet) => (wallet.currency === 'USDT' ? { ...wallet, available: '12.5' } : wallet)),
};

/** Opening a term: how much, then everything that follows from it. */
const meta = {
  component: App,
  args: { path: '/trading?tab=pledge&product=usdt-30-1' },
  parameters: { layout: 'fullscreen', msw: handlers },
  beforeEach: ({ globals }) => {
    sent.mockClear();
    isClosed = false;
    return prepare(globals, info);
  },
} satisfies Meta<typeof App>;

export default meta;
type Story = StoryObj<typeof meta>;

const sheet = async () => within(await screen.findByRole('dialog'));

async function review(amount = '1000'): Promise<void> {
  const dialog = await sheet();
  await userEvent.type(await dialog.findByLabelText('Amount'), amount);
  await userEvent.click(await dialog.findByRole('button', { name: 'Continue' }));
  await dialog.findByRole('button', { name: 'Open term' });
}

/** Limits, balance and rates before anything is typed. */
export const Form: Story = {
  parameters: { chromatic: { modes: themeModes } },
  async play() {
    const dialog = await sheet();
    await expect(await dialog.findByText('Simple: every day earns the same.')).toBeVisible();
    await expect(await dialog.findByRole('button', { name: 'Max' })).toBeVisible();
  },
};

/** What the amount pays, and on which day. */
export const Filled: Story = {
  async play() {
    const dialog = await sheet();
    await userEvent.type(await dialog.findByLabelText('Amount'), '1000');
    await expect(await dialog.findByText('1,006.00', { exact: false })).toBeVisible();
    await expect(await dialog.findByText('Interest for 30 days')).toBeVisible();
  },
};

/** Max is what goes through. */
export const Max: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  async play() {
    const dialog = await sheet();
    await userEvent.click(await dialog.findByRole('button', { name: 'Max' }));
    await waitFor(() => expect(dialog.getByLabelText('Amount')).toHaveValue('4,250.5'));
    await waitFor(() => expect(dialog.getByLabelText('Amount')).toBeValid());
  },
};

export const TooLittle: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  async play() {
    const dialog = await sheet();
    await userEvent.type(await dialog.findByLabelText('Amount'), '5');
    await userEvent.click(await dialog.findByRole('button', { name: 'Continue' }));
    await expect(await dialog.findByText('The minimum is 50.00 USDT.')).toBeVisible();
    await waitFor(() => expect(dialog.getByLabelText('Amount')).toHaveFocus());
  },
};

/** More than the balance: what is missing, and the way there and back. */
export const TooMuch: Story = {
  async play() {
    const dialog = await sheet();
    await userEvent.type(await dialog.findByLabelText('Amount'), '5000');
    await waitFor(() => expect(dialog.getByText(/^You have/u)).toHaveTextContent('You have 4,250.50 USDT available.'));
    await waitFor(() =>
      expect(dialog.getByRole('link', { name: 'Deposit USDT' })).toHaveAttribute(
        'href',
        '/recharge?currency=USDT&amount=749.5&back=%2Ftrading%3Ftab%3Dpledge%26product%3Dusdt-30-1',
      ),
    );
  },
};

/** Not even the minimum. */
export const NoBalance: Story = {
  parameters: { chromatic: { disableSnapshot: true }, msw: [answer('GET wallet/index', poor), ...handlers] },
  async play() {
    const dialog = await sheet();
    await waitFor(() =>
      expect(dialog.getByRole('link', { name: 'Deposit USDT' })).toHaveAttribute(
        'href',
        expect.stringContaining('amount=37.5'),
      ),
    );
    await waitFor(() => expect(dialog.queryByRole('button', { name: 'Max' })).toBeNull());
  },
};

/** Everything that follows, and two equal answers. */
export const Review: Story = {
  parameters: { chromatic: { modes: themeModes } },
  async play() {
    await review();
    const dialog = await sheet();
    await expect(await dialog.findByText(/Before 25 full days, that’s less than you put in/u)).toBeVisible();
    await waitFor(() => expect(dialog.getByText(/never renews automatically/u)).toBeVisible());
    await waitFor(() => expect(sent).not.toHaveBeenCalled());
  },
};

/** Back to the amount, which is kept. */
export const ChangeAmount: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  async play() {
    await review();
    const dialog = await sheet();
    await userEvent.click(await dialog.findByRole('button', { name: 'Change amount' }));
    await waitFor(() => expect(dialog.getByLabelText('Amount')).toHaveValue('1,000'));
  },
};

/** Opened: the receipt, at an address of its own. */
export const Opened: Story = {
  async play({ canvas }) {
    await review();
    await userEvent.click(await (await sheet()).findByRole('button', { name: 'Open term' }));
    await expect(await canvas.findByRole('article', { name: 'Term opened' })).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Term opened' })).toHaveFocus());
    await waitFor(() => expect(sent.mock.calls).toEqual([[{ product: 'usdt-30-1', amount: '1000' }]]));
  },
};

/** The balance changed meanwhile: the server’s reason at the field. */
export const Refused: Story = {
  parameters: {
    chromatic: { disableSnapshot: true },
    msw: [
      refuse('POST pledge/open', 'insufficient-balance', 'Insufficient Balance. You don’t have enough USDT.'),
      ...handlers,
    ],
  },
  async play() {
    await review();
    const dialog = await sheet();
    await userEvent.click(await dialog.findByRole('button', { name: 'Open term' }));
    await expect(await dialog.findByText(/Insufficient Balance/u)).toBeVisible();
    await waitFor(() => expect(dialog.getByLabelText('Amount')).toHaveValue('1,000'));
  },
};

/** The product was closed meanwhile: the list says so. */
export const Closed: Story = {
  parameters: {
    msw: [
      refuse('POST pledge/open', 'product-closed', 'This product is no longer available.'),
      answer('GET pledge/products', () =>
        isClosed ? { ...products, items: products.items.filter(({ id }) => id !== 'usdt-30-1') } : products,
      ),
      ...handlers,
    ],
  },
  async play({ canvas }) {
    await review();
    isClosed = true;
    await userEvent.click(await (await sheet()).findByRole('button', { name: 'Open term' }));
    await expect(await canvas.findByText('The fixed term you wanted to open is no longer available.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** No answer came: whether it was opened is unknown, and asking again is safe. */
export const Uncertain: Story = {
  beforeEach: async ({ globals }) => {
    const clear = await prepare(globals, info);
    const end = bypassNetwork('pledge/open', 'POST', () => new Response('', { status: 502 }));
    return () => {
      end();
      clear();
    };
  },
  async play() {
    await review();
    const dialog = await sheet();
    await userEvent.click(await dialog.findByRole('button', { name: 'Open term' }));
    await expect(await dialog.findByText('Still confirming your term')).toBeVisible();
    await waitFor(() => expect(dialog.getByText(/^\d+ days USDT,/u)).toBeVisible());
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Check again' })).toBeEnabled());
  },
};

/** Asked again, the server says that it wasn't opened, and why. */
export const RefusedAfterwards: Story = {
  beforeEach: () => () => restore?.(),
  parameters: {
    chromatic: { disableSnapshot: true },
    msw: [refuse('POST pledge/open', 'term-limit', 'You have as many terms as possible.'), ...handlers],
  },
  async play() {
    restore = bypassNetwork('pledge/open', 'POST', () => new Response('', { status: 502 }));
    await review();
    const dialog = await sheet();
    await userEvent.click(await dialog.findByRole('button', { name: 'Open term' }));
    const again = await dialog.findByRole('button', { name: 'Check again' });
    restore();
    await userEvent.click(again);
    await expect(await dialog.findByText('You have as many terms as possible.')).toBeVisible();
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Open term' })).toBeEnabled());
  },
};

export const Translated: Story = {
  parameters: { chromatic: { modes: languageModes } },
  async play() {
    const dialog = await sheet();
    await userEvent.type(await dialog.findByRole('textbox'), '1000');
  },
};

/** The second step in other languages. */
const translated = (locale: string): Story => ({
  globals: { locale },
  parameters: { chromatic: { modes: { light: themeModes.light, dark: { disable: true } } } },
  async play() {
    const dialog = await sheet();
    await userEvent.type(await dialog.findByRole('textbox'), '1000');
    await userEvent.click((await dialog.findAllByRole('button')).at(-1) as HTMLElement);
    await waitFor(() => expect(document.querySelector('[data-equal-buttons]')).toBeVisible());
  },
});

export const ReviewGerman: Story = translated('de-de');
export const ReviewThai: Story = translated('th-th');
export const ReviewJapanese: Story = translated('ja-jp');
