import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { maskStore } from '#platform/appearance';
import { pricesStore } from '#platform/live';
import { answer, none } from './api.ts';
import { App, defaultHandlers, prepare } from './app.tsx';
import { bank, cards } from './bank-fixtures.ts';
import { info } from './fixtures.ts';
import { entered, minutes, noLimits, ticks } from './leverage-fixtures.ts';
import { wallets } from './money-fixtures.ts';
import { products, runningTerms } from './pledge-fixtures.ts';

/** While amounts are hidden, an error doesn't tell the balance either. */
const meta = {
  component: App,
  args: { path: '/bank/draw/EUR' },
  parameters: { layout: 'fullscreen', chromatic: { disableSnapshot: true } },
  beforeEach: async ({ globals }) => {
    const end = await prepare(globals, info);
    maskStore.set(true);
    return () => {
      maskStore.set(false);
      end();
    };
  },
} satisfies Meta<typeof App>;

export default meta;
type Story = StoryObj<typeof meta>;

export const BankWithdrawal: Story = {
  parameters: {
    msw: [
      ...defaultHandlers,
      answer('GET user/info', { info }),
      answer('GET bank/index', bank),
      answer('GET user/bank', cards),
    ],
  },
  async play({ canvas }) {
    const field = await canvas.findByLabelText('Amount');
    await userEvent.type(field, '2000');
    await waitFor(() => expect(field).toHaveAccessibleDescription(/You have Amount hidden EUR available\./u));
  },
};

export const FixedTerm: Story = {
  args: { path: '/trading?tab=pledge&product=usdt-30-1' },
  parameters: {
    msw: [
      ...defaultHandlers,
      answer('GET pledge/products', products),
      answer('GET pledge/running', runningTerms([])),
      answer('GET wallet/index', wallets),
    ],
  },
  async play() {
    const field = await screen.findByLabelText('Amount');
    await userEvent.type(field, '5000');
    await waitFor(() => expect(field).toHaveAccessibleDescription(/You have Amount hidden USDT available\./u));
  },
};

export const Stake: Story = {
  args: { path: '/leverage/junior' },
  parameters: {
    msw: [
      ...defaultHandlers,
      answer('GET leverage/room', entered({ available: '20' })),
      answer('GET leverage/records', { ...none, items: [] }),
      answer('GET leverage/limits', noLimits),
      answer('GET market/candles', minutes),
      answer('POST leverage/stay', { traders: 4, seconds: 7_560, visit_seconds: 740 }),
    ],
  },
  async play({ canvas }) {
    pricesStore.set(ticks);
    await userEvent.click(await canvas.findByRole('radio', { name: 'Up' }));
    const field = await canvas.findByRole('spinbutton', { name: /Stake on/u });
    await userEvent.clear(field);
    await userEvent.type(field, '50');
    await waitFor(() => expect(field).toHaveAccessibleDescription(/You have Amount hidden available\./u));
  },
};
