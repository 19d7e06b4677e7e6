import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { languageModes, screenModes } from '../../.storybook/modes.ts';
import { answer, fail, wait } from './api.ts';
import { App, defaultHandlers, seenBy } from './app.tsx';
import { bank } from './bank-fixtures.ts';
import { info } from './fixtures.ts';
import { wallets } from './money-fixtures.ts';

const handlers = [...defaultHandlers, answer('GET bank/index', bank)];

/** Choosing how to deposit: what is needed first, then every other currency with what is held. */
const meta = {
  component: App,
  args: { path: '/recharge' },
  parameters: { layout: 'fullscreen', msw: [...handlers, answer('GET wallet/index', wallets)] },
  beforeEach: seenBy(info),
} satisfies Meta<typeof App>;

export default meta;
type Story = StoryObj<typeof meta>;

const notVerified = { ...info, real: { status: 0, reason: null } } as const;
const needed = '/recharge?currency=USDT&amount=1250&back=%2Fflash-exchange';

export const Content: Story = {
  parameters: { chromatic: { modes: screenModes } },
  async play({ canvas }) {
    const list = await canvas.findByRole('list', { name: 'Crypto' });
    const rows = await within(list).findAllByRole('link');
    await waitFor(() => expect(rows).toHaveLength(4));
    await waitFor(() => expect(rows[0]).toHaveAttribute('href', '/wallet/up/BTC'));
  },
};

/** A conversion lacks something: its currency and amount, one button, and the way back is passed on. */
export const Needed: Story = {
  args: { path: needed },
  async play({ canvas }) {
    const deposit = await canvas.findByRole('link', { name: 'Deposit USDT' });
    await waitFor(() => expect(deposit).toHaveAttribute('href', '/wallet/up/USDT?amount=1250&back=%2Fflash-exchange'));
    // In another currency, the amount would be wrong.
    const other = await canvas.findByRole('link', { name: /^BTC/u });
    await waitFor(() => expect(other).toHaveAttribute('href', '/wallet/up/BTC?back=%2Fflash-exchange'));
    await waitFor(() => expect(canvas.queryByRole('link', { name: /^USDT/u })).toBeNull());
  },
};

/** A currency without an amount. */
export const OneCurrency: Story = {
  args: { path: '/recharge?currency=BTC' },
  async play({ canvas }) {
    await expect(await canvas.findByRole('link', { name: 'Deposit BTC' })).toBeVisible();
  },
};

/** Neither another site nor a made-up amount gets into the links. */
export const Forged: Story = {
  args: { path: '/recharge?currency=USDT&amount=1e9&back=%2F%5Cevil.example' },
  parameters: { chromatic: { disableSnapshot: true } },
  async play({ canvas }) {
    const deposit = await canvas.findByRole('link', { name: 'Deposit USDT' });
    await waitFor(() => expect(deposit).toHaveAttribute('href', '/wallet/up/USDT'));
  },
};

/** Before the first deposit: what can be withdrawn without verification. */
export const NotVerified: Story = {
  beforeEach: seenBy(notVerified),
  async play({ canvas }) {
    const note = await canvas.findByText(/^Without/u);
    await waitFor(() => expect(note).toHaveTextContent(/you can withdraw up to 1,000\sUSD in crypto a day/u));
  },
};

export const Loading: Story = { parameters: { msw: [...handlers, wait('GET wallet/index')] } };

export const Failed: Story = {
  parameters: { msw: [...handlers, fail('GET wallet/index')] },
  async play({ canvas }) {
    await expect(await canvas.findByText('We couldn’t load the currencies')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible());
  },
};

/** By bank, what has an account there. */
export const ByBank: Story = {
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('tab', { name: 'Bank transfer' }));
    const list = await canvas.findByRole('list', { name: 'Bank transfer' });
    await waitFor(() => expect(within(list).getAllByRole('link')).toHaveLength(1));
    await waitFor(() =>
      expect(within(list).getByRole('link', { name: /^EUR/u })).toHaveAttribute('href', '/bank/recharge?currency=EUR'),
    );
  },
};

/** Many currencies can be searched. */
export const NothingFound: Story = {
  parameters: {
    msw: [
      ...handlers,
      answer('GET wallet/index', {
        items: ['BTC', 'ETH', 'USDT', 'USDC', 'SOL', 'XRP', 'ADA', 'LTC', 'DOGE'].map((currency) => ({
          ...wallets.items[0]!,
          currency,
          name: currency,
        })),
      }),
    ],
  },
  async play({ canvas }) {
    await userEvent.type(await canvas.findByRole('searchbox', { name: 'Search currencies' }), 'zzz');
    await expect(await canvas.findByText('No currencies found')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Show all' }));
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(9));
    await waitFor(() => expect(canvas.getByRole('searchbox', { name: 'Search currencies' })).toHaveFocus());
    await userEvent.keyboard('zzz');
    await waitFor(() => expect(canvas.getByText('No currencies found').closest('[role=status]')).toBeVisible());
  },
};

export const Translated: Story = {
  args: { path: needed },
  beforeEach: seenBy(notVerified),
  parameters: { chromatic: { modes: languageModes } },
};
