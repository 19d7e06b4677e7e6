import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { languageModes, screenModes } from '../../.storybook/modes.ts';
import { answer, fail, none, wait } from './api.ts';
import { App, defaultHandlers, seenBy } from './app.tsx';
import { day, info } from './fixtures.ts';
import { history, transactions, withEmptyWallets, withUnpriced } from './money-fixtures.ts';

const rate = { source: 'simulator', time: withEmptyWallets.time, spread_percent: '0.4', scale: 8, display_scale: 6 };

const rates = answer('GET market/rates', ({ base = 'USD' }) => ({
  base,
  items: [
    { ...rate, currency: 'BTC', name: 'Bitcoin', kind: 'crypto', rate: '91250.4' },
    { ...rate, currency: 'SOL', name: 'Solana', kind: 'crypto', rate: '171.03' },
  ],
  server_time: withEmptyWallets.time,
}));

const [newest, second] = transactions.items;

const bitcoins = [
  { ...newest, id: '9', currency: 'BTC', scale: 8 },
  {
    ...second,
    id: '5',
    kind: 'deposit',
    currency: 'BTC',
    scale: 8,
    amount: '0.0062',
    balance: '0.13208902',
    created_at: day(3, '14:12'),
  },
] as typeof transactions.items;

const calls = [
  ...defaultHandlers,
  rates,
  answer('GET wallet/assets', withEmptyWallets),
  answer('GET wallet/history', history),
  answer('GET wallet/records', { ...none, items: bitcoins, total: bitcoins.length }),
];

/** One crypto wallet, or all of them. */
const meta = {
  component: App,
  args: { path: '/wallet/crypto/BTC' },
  parameters: { layout: 'fullscreen', msw: calls },
  beforeEach: seenBy(info),
} satisfies Meta<typeof App>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Wallet: Story = {
  parameters: { chromatic: { modes: screenModes } },
  async play({ canvas }) {
    await canvas.findByRole('heading', { level: 1, name: 'Bitcoin' });
    const actions = await canvas.findByRole('navigation', { name: 'Actions' });
    const leads = (name: string, href: string) =>
      waitFor(() => expect(within(actions).getByRole('link', { name })).toHaveAttribute('href', href));
    await leads('Deposit', '/wallet/up/BTC');
    await leads('Withdraw', '/wallet/down/BTC');
    await leads('Convert', '/flash-exchange?from=BTC');
    await leads('Transactions', '/wallet/record/BTC');
    await waitFor(() =>
      expect(canvas.getByRole('slider', { name: 'Value of your BTC, last month' })).toHaveAttribute(
        'aria-valuetext',
        '12,301.94\u00A0USD, Nov 21, 9:30 AM',
      ),
    );
    const latest = await canvas.findByRole('list', { name: 'Latest transactions' });
    await waitFor(() => expect(within(latest).getAllByRole('listitem')).toHaveLength(2));
  },
};

/** A transaction opens with all its parts. */
export const Transaction: Story = {
  async play({ canvas }) {
    const latest = await canvas.findByRole('list', { name: 'Latest transactions' });
    await userEvent.click(await within(latest).findByRole('button', { name: /^Conversion/u }));
    const sheet = await screen.findByRole('dialog', { name: 'Conversion' });
    await waitFor(() => expect(sheet).toBeVisible());
  },
};

/** Nothing of it yet: no line, and the way to get some. */
export const Empty: Story = {
  args: { path: '/wallet/crypto/sol' },
  parameters: { msw: [answer('GET wallet/records', { ...none, items: [] }), ...calls] },
  async play({ canvas }) {
    await expect(await canvas.findByText('No SOL transactions yet')).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('slider')).toBeNull());
  },
};

/** Without a name: every crypto wallet. */
export const Wallets: Story = {
  args: { path: '/wallet/crypto' },
  parameters: { chromatic: { modes: screenModes } },
  async play({ canvas }) {
    const list = await canvas.findByRole('list', { name: 'Crypto wallets' });
    await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(4));
    await waitFor(() => expect(canvas.queryByText('Euro')).toBeNull());
  },
};

/** From an empty result back to all of them, where the next search can begin. */
export const WalletsNotFound: Story = {
  args: { path: '/wallet/crypto' },
  parameters: { chromatic: { disableSnapshot: true } },
  async play({ canvas }) {
    await userEvent.type(await canvas.findByRole('searchbox'), 'nothing');
    await userEvent.click(await canvas.findByRole('button', { name: 'Show all' }));
    await waitFor(() => expect(canvas.getByText('Ethereum')).toBeVisible());
    await waitFor(() => expect(canvas.getByRole('searchbox')).toHaveFocus());
  },
};

const unpriced = [answer('GET wallet/assets', withUnpriced), ...calls];

/** One of them has no price now: the total leaves it out, and says so. */
export const WalletsUnpriced: Story = {
  args: { path: '/wallet/crypto' },
  parameters: { msw: unpriced },
  async play({ canvas }) {
    await canvas.findByText('Without LTC: no price now');
    await canvas.findByText('No price now');
  },
};

/** Its own page has no value, and no line either. */
export const WalletUnpriced: Story = {
  args: { path: '/wallet/crypto/LTC' },
  parameters: {
    msw: [
      answer('GET wallet/history', (asked) => ({
        ...history(asked),
        items: history(asked).items.map((item) => ({ ...item, value: null })),
      })),
      answer('GET wallet/records', { ...none, items: [] }),
      ...unpriced,
    ],
  },
  async play({ canvas }) {
    await canvas.findByText('No price now');
    await canvas.findByText('No values in this period yet');
  },
};

/** No cryptocurrency, even though the code is one of a currency. */
export const Unknown: Story = {
  args: { path: '/wallet/crypto/EUR' },
  async play({ canvas }) {
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'View crypto wallets' })).toHaveAttribute('href', '/wallet/crypto'),
    );
  },
};

export const Loading: Story = { parameters: { msw: [wait('GET wallet/assets'), ...calls] } };

export const Failed: Story = {
  parameters: { msw: [fail('GET wallet/assets'), ...calls] },
  async play({ canvas }) {
    await expect(await canvas.findByText('We couldn’t load your assets')).toBeVisible();
  },
};

/** The balance is there; price, chart and transactions are not. */
export const PartsFailed: Story = {
  parameters: {
    msw: [fail('GET market/rates'), fail('GET wallet/history'), fail('GET wallet/records'), ...calls],
  },
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getAllByRole('button', { name: 'Try again' })).toHaveLength(2));
  },
};

export const Desk: Story = { globals: { viewport: { value: 'desk' } } };

export const Translated: Story = {
  parameters: { chromatic: { modes: languageModes } },
  async play({ canvasElement }) {
    await waitFor(() => expect(canvasElement.querySelector('input[type=range]')).not.toBeNull());
  },
};

export const WalletsTranslated: Story = {
  args: { path: '/wallet/crypto' },
  parameters: { chromatic: { modes: languageModes } },
};
