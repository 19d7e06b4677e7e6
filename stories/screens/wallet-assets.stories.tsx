import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { languageModes, screenModes } from '../../.storybook/modes.ts';
import { answer, example, fail, wait } from './api.ts';
import { maskStore } from '#platform/appearance';
import { App, prepare, defaultHandlers, seenBy } from './app.tsx';
import { info } from './fixtures.ts';
import { pointAt } from '../chart.ts';
import { loseNetwork } from './lose-network.ts';
import { assets, history, lateDeposit, today, total, withEmptyWallets, withUnpriced } from './money-fixtures.ts';

const calls = [
  ...defaultHandlers,
  answer('GET user/amount', total),
  answer('GET wallet/todayProfitLoss', today),
  answer('GET wallet/assets', withEmptyWallets),
  answer('GET wallet/history', history),
  // Of the wallet that a row leads to.
  example('GET market/rates'),
  example('GET wallet/records'),
];

/** The customer's assets: in total and by currency. */
const meta = {
  component: App,
  args: { path: '/assets' },
  parameters: { layout: 'fullscreen', msw: calls },
  beforeEach: seenBy(info),
} satisfies Meta<typeof App>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Content: Story = {
  parameters: { chromatic: { modes: screenModes } },
  async play({ canvas }) {
    const crypto = await canvas.findByRole('list', { name: 'Crypto' });
    await waitFor(() => expect(within(crypto).getAllByRole('listitem')).toHaveLength(4));
    await waitFor(() => expect(within(crypto).getByText(/On hold/u)).toBeVisible());
    await waitFor(() => expect(within(crypto).getAllByRole('link')[0]).toHaveAttribute('href', '/wallet/crypto/BTC'));
    const others = await canvas.findByRole('list', { name: 'No balance' });
    await waitFor(() => expect(within(others).getAllByRole('listitem')).toHaveLength(2));
    const actions = await canvas.findByRole('navigation', { name: 'Actions' });
    await waitFor(() =>
      expect(within(actions).getByRole('link', { name: 'Deposit' })).toHaveAttribute('href', '/recharge'),
    );
    await waitFor(() =>
      expect(within(actions).getByRole('link', { name: 'Withdraw' })).toHaveAttribute('href', '/wallet/down'),
    );
    const shares = await canvas.findByRole('list', { name: 'Allocation' });
    await waitFor(() => expect(within(shares).getAllByRole('listitem')[0]).toHaveTextContent('BTC59.7%'));
    await waitFor(() =>
      expect(canvas.getByRole('slider', { name: 'Total assets, last month' })).toHaveAttribute(
        'aria-valuetext',
        '20,615.29\u00A0USD, Nov 21, 9:30 AM',
      ),
    );
  },
};

/** Without a price, a balance has no worth: its row and the total say so, and it isn't small. */
export const Unpriced: Story = {
  parameters: {
    msw: [
      answer('GET user/amount', { ...total, unpriced: ['LTC'] }),
      answer('GET wallet/assets', withUnpriced),
      ...calls,
    ],
  },
  async play({ canvas }) {
    await canvas.findByText('Without LTC: no price now');
    await userEvent.click(await canvas.findByRole('switch', { name: /Hide small balances/u }));
    const crypto = await canvas.findByRole('list', { name: 'Crypto' });
    await waitFor(() => expect(within(crypto).queryByText('Dogecoin')).toBeNull());
    await waitFor(() => expect(within(crypto).getAllByRole('listitem').at(-1)).toHaveTextContent('No price now'));
    await canvas.findByRole('slider', { name: 'Total assets, last month' });
  },
};

/** A finger on the line reads value and moment. */
export const Scrubbing: Story = {
  async play({ canvas }) {
    const slider = await canvas.findByRole('slider', { name: 'Total assets, last month' });
    await pointAt(slider, 0.5);
    await waitFor(() => expect(canvas.getByText('Nov 6, 9:30 AM')).toBeVisible());
    await waitFor(() => expect(canvas.queryByText('20,615', { exact: false })).toBeNull());
  },
};

/** Another period is kept for the other lines. */
export const Period: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('radio', { name: '1Y 1 year' }));
    const slider = await canvas.findByRole('slider', { name: 'Total assets, last year' });
    await waitFor(() => expect(slider).toHaveProperty('max', '365'));
    await userEvent.click(await canvas.findByRole('link', { name: /Bitcoin/u }));
    await canvas.findByRole('slider', { name: 'Value of your BTC, last year' });
    // The choice outlives the story.
    await userEvent.click(await canvas.findByRole('radio', { name: '1M 1 month' }));
    await canvas.findByRole('slider', { name: 'Value of your BTC, last month' });
  },
};

/** The shape stays, every figure is hidden. */
export const Hidden: Story = {
  async play({ canvas, canvasElement }) {
    const slider = await canvas.findByRole('slider');
    const hide = await canvas.findByRole('button', { name: 'Hide amounts' });
    await userEvent.click(hide);
    await waitFor(() => expect(canvasElement).not.toHaveTextContent(/20,615|12,301|4,250/u));
    await waitFor(() => expect(slider).toHaveAttribute('aria-valuetext', expect.not.stringMatching(/20,/u)));
  },
  beforeEach: async ({ globals }) => {
    const end = await prepare(globals, info);
    return () => {
      maskStore.set(false);
      end();
    };
  },
};

/** Only the chart failed. */
export const ChartFailed: Story = {
  parameters: {
    msw: [
      ...defaultHandlers,
      answer('GET user/amount', total),
      answer('GET wallet/todayProfitLoss', today),
      answer('GET wallet/assets', withEmptyWallets),
      fail('GET wallet/history'),
    ],
  },
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByText('We couldn’t load the chart').parentElement).toHaveRole('alert'));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible());
  },
};

/** The place of the line is kept while it loads. */
export const ChartLoading: Story = {
  parameters: {
    msw: [
      ...defaultHandlers,
      answer('GET user/amount', total),
      answer('GET wallet/todayProfitLoss', today),
      answer('GET wallet/assets', withEmptyWallets),
      wait('GET wallet/history'),
    ],
  },
  async play({ canvas }) {
    await canvas.findByRole('list', { name: 'Crypto' });
    const chart = await canvas.findByRole('figure', { name: 'Total assets, last month' });
    await waitFor(() => expect(chart).toHaveAttribute('aria-busy', 'true'));
  },
};

/** Search, small balances and tabs; an empty result can be reset with one tap. */
export const Filtered: Story = {
  async play({ canvas }) {
    await canvas.findByRole('list', { name: 'Crypto' });
    await userEvent.click(await canvas.findByRole('switch', { name: 'Hide small balances' }));
    await waitFor(() => expect(canvas.queryByText('Dogecoin')).toBeNull());
    await userEvent.click(await canvas.findByRole('tab', { name: 'Fiat' }));
    await expect(await canvas.findByText('Euro')).toBeVisible();
    await userEvent.type(await canvas.findByRole('searchbox'), 'nothing');
    const found = await canvas.findByText('No currencies found');
    await waitFor(() => expect(found.closest('[role=status]')).toBeVisible());
    await userEvent.click(await canvas.findByRole('button', { name: 'Show all' }));
    await expect(await canvas.findByText('Japanese yen')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('searchbox')).toHaveFocus());
  },
  parameters: { chromatic: { disableSnapshot: true } },
};

/** How today's profit or loss is computed. */
export const Today: Story = {
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: /profit or loss is calculated/u }));
    const sheet = await screen.findByRole('dialog');
    await waitFor(() => expect(within(sheet).getByText('Balance at midnight UTC')).toBeVisible());
    await waitFor(() =>
      expect(within(sheet).getByRole('slider', { name: 'Profit or loss since midnight UTC' })).toHaveAttribute(
        'aria-valuetext',
        '+124.31\u00A0USD, Nov 21, 9:30 AM',
      ),
    );
  },
};

export const Loading: Story = {
  parameters: {
    msw: [...defaultHandlers, wait('GET user/amount'), wait('GET wallet/todayProfitLoss'), wait('GET wallet/assets')],
  },
};

const nothing = [
  ...defaultHandlers,
  answer('GET user/amount', { ...total, total: '0', available: '0', held: '0' }),
  answer('GET wallet/todayProfitLoss', {
    ...today,
    amount: '0',
    percent: null,
    opening: '0',
    deposits: '0',
    closing: '0',
  }),
  answer('GET wallet/assets', { ...assets, total: '0', rows: [] }),
];

const noDeposits = { items: [], page: 1, pageSize: 20, total: 0 };

export const Empty: Story = {
  parameters: { msw: [...nothing, answer('GET wallet/up-record', noDeposits)] },
  async play({ canvas }) {
    await expect(await canvas.findByText('No balance here')).toBeVisible();
  },
};

/** The first deposit is being checked: nobody is asked for another one. */
export const FirstDeposit: Story = {
  parameters: {
    msw: [
      ...nothing,
      answer('GET wallet/up-record', { ...noDeposits, items: [{ ...lateDeposit, status: 1 }], total: 1 }),
    ],
  },
  async play({ canvas }) {
    await expect(await canvas.findByText('We’re checking your deposit')).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'View deposit' })).toHaveAttribute(
        'href',
        `/wallet/up/record?sn=${lateDeposit.sn}`,
      ),
    );
    await waitFor(() => expect(canvas.queryByText('No balance here')).toBeNull());
  },
};

/** Nobody is told that there is nothing while a deposit could be on its way. */
export const FirstDepositUnknown: Story = {
  parameters: { msw: [...nothing, fail('GET wallet/up-record')] },
  async play({ canvas }) {
    await expect(await canvas.findByText('We couldn’t load your assets')).toBeVisible();
    await waitFor(() => expect(canvas.queryByText('No balance here')).toBeNull());
  },
};

export const Failed: Story = {
  parameters: {
    msw: [...defaultHandlers, fail('GET user/amount'), fail('GET wallet/todayProfitLoss'), fail('GET wallet/assets')],
  },
  async play({ canvas }) {
    await expect(await canvas.findByText('We couldn’t load your assets')).toBeVisible();
    await expect(await canvas.findByText('We couldn’t load your total')).toBeVisible();
  },
};

/** Offline, the last figures stay, and the bar says so. */
export const Offline: Story = {
  beforeEach: loseNetwork,
  async play({ canvas }) {
    await expect(
      await canvas.findByText('You’re offline. What you see may be out of date, and nothing can be sent.'),
    ).toBeVisible();
    // Of the total and of the list.
    await waitFor(() => expect(canvas.getAllByText(/^Last updated/u)).toHaveLength(2));
    const crypto = await canvas.findByRole('list', { name: 'Crypto' });
    await waitFor(() => expect(within(crypto).getAllByRole('listitem')).toHaveLength(4));
  },
};

/** The same for an account without money: it may have some by now. */
export const EmptyOffline: Story = {
  parameters: {
    chromatic: { disableSnapshot: true },
    msw: [...nothing, answer('GET wallet/up-record', noDeposits)],
  },
  async play({ canvas }) {
    await expect(await canvas.findByText('No balance here')).toBeVisible();
    const restore = loseNetwork();
    try {
      // Of the total and of the list.
      await waitFor(() => expect(canvas.getAllByText(/^Last updated/u)).toHaveLength(2));
    } finally {
      restore();
    }
  },
};

export const Desk: Story = { globals: { viewport: { value: 'desk' } } };

export const Translated: Story = { parameters: { chromatic: { modes: languageModes } } };
