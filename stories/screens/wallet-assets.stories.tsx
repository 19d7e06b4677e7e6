import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { languageModes, screenModes } from '../../.storybook/modes.ts';
import { answer, fail, wait } from './api.ts';
import { App, prepare, defaultHandlers } from './app.tsx';
import { info } from './fixtures.ts';
import { assets, today, total } from './money-fixtures.ts';

const calls = [
  ...defaultHandlers,
  answer('GET user/amount', total),
  answer('GET wallet/todayProfitLoss', today),
  answer('GET wallet/assets', assets),
];

/** The customer's assets: in total and by currency. */
const meta = {
  component: App,
  args: { path: '/assets' },
  parameters: { layout: 'fullscreen', msw: calls },
  beforeEach: ({ globals }) => prepare(String(globals.locale), info),
} satisfies Meta<typeof App>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Content: Story = {
  parameters: { chromatic: { modes: screenModes } },
  async play({ canvas }) {
    const crypto = await canvas.findByRole('list', { name: 'Crypto' });
    await waitFor(() => expect(within(crypto).getAllByRole('listitem')).toHaveLength(4));
    await waitFor(() => expect(within(crypto).getByText(/On hold/u)).toBeVisible());
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Deposit' })).toHaveAttribute('href', '/wallet/up'));
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
    await expect(await canvas.findByText('No currencies found')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Show all' }));
    await expect(await canvas.findByText('Japanese yen')).toBeVisible();
  },
  parameters: { chromatic: { disableSnapshot: true } },
};

/** How today's profit or loss is computed. */
export const Today: Story = {
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: /profit or loss is calculated/u }));
    const sheet = await screen.findByRole('dialog');
    await waitFor(() => expect(within(sheet).getByText('Balance at midnight UTC')).toBeVisible());
  },
};

export const Loading: Story = {
  parameters: {
    msw: [...defaultHandlers, wait('GET user/amount'), wait('GET wallet/todayProfitLoss'), wait('GET wallet/assets')],
  },
};

export const Empty: Story = {
  parameters: {
    msw: [
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
    ],
  },
  async play({ canvas }) {
    await expect(await canvas.findByText('No balance here yet')).toBeVisible();
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
  async beforeEach({ globals }) {
    const end = await prepare(String(globals.locale), info);
    Object.defineProperty(navigator, 'onLine', { configurable: true, value: false });
    return () => {
      Reflect.deleteProperty(navigator, 'onLine');
      end();
    };
  },
  async play({ canvas }) {
    await expect(await canvas.findByText('You’re offline. What you see may be out of date.')).toBeVisible();
  },
};

export const Desk: Story = { globals: { viewport: { value: 'desk' } } };

export const Translated: Story = { parameters: { chromatic: { modes: languageModes } } };
