import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { languageModes, screenModes } from '../../.storybook/modes.ts';
import { answer, fail, none, wait } from './api.ts';
import { App, defaultHandlers, seenBy } from './app.tsx';
import { earnings } from './bank-fixtures.ts';
import { info } from './fixtures.ts';

const handlers = [
  ...defaultHandlers,
  answer('GET bank/earnings', ({ currency = 'USD' }) => ({ ...earnings, currency })),
];

/** What was earned: in total, each day, and in which product. */
const meta = {
  component: App,
  args: { path: '/bank/earnings' },
  parameters: { layout: 'fullscreen', msw: handlers },
  beforeEach: seenBy(info),
} satisfies Meta<typeof App>;

export default meta;
type Story = StoryObj<typeof meta>;

const zeroDays = earnings.days.map(({ day }) => ({ day, amount: '0' }));

export const Content: Story = {
  parameters: { chromatic: { modes: screenModes } },
  async play({ canvas }) {
    await expect(await canvas.findByRole('figure', { name: 'Daily earnings in USD, last 30 days' })).toBeVisible();
    const list = await canvas.findByRole('region', { name: 'All earnings' });
    await waitFor(() => expect(within(list).getAllByText('30-day USDT')).toHaveLength(2));
    await waitFor(() => expect(within(list).getByText('Bonus')).toBeVisible());
    await waitFor(() =>
      expect(within(list).getAllByRole('link')[0]).toHaveAttribute('href', '/pledge/record?number=P26102200003'),
    );
  },
};

/** The chart as a table. */
export const Table: Story = {
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show as table' }));
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(31));
  },
};

/** Another currency, from the address. */
export const OtherCurrency: Story = {
  args: { path: '/bank/earnings?currency=EUR' },
  parameters: { chromatic: { disableSnapshot: true } },
  async play({ canvas }) {
    await expect(await canvas.findByRole('button', { name: 'Show earnings in EUR' })).toBeVisible();
    await expect(await canvas.findByRole('figure', { name: /EUR/u })).toBeVisible();
  },
};

/** A fixed term ended early: its cost counts against what was earned, in the total, its day and the list. */
export const EarlyRedemption: Story = {
  parameters: {
    chromatic: { modes: screenModes },
    msw: [
      answer('GET bank/earnings', {
        ...earnings,
        total: 5,
        earned: '-3.74',
        days: earnings.days.map((each, index) => (index === 29 ? { ...each, amount: '-52' } : each)),
        items: [{ ...earnings.items[0]!, id: '319', name: '180-day USDT', amount: '-52' }, ...earnings.items],
      }),
      ...handlers,
    ],
  },
  async play({ canvas }) {
    const list = await canvas.findByRole('region', { name: 'All earnings' });
    await waitFor(() => expect(list).toHaveTextContent(/−52\.00/u));
    await waitFor(() => expect(canvas.getByRole('main')).toHaveTextContent(/−3\.74/u));
    await waitFor(() => expect(list).toHaveTextContent('Fixed term, redeemed early'));
  },
};

/** Earned before, but nothing in the last 30 days. */
export const NoRecentDays: Story = {
  parameters: { msw: [answer('GET bank/earnings', { ...earnings, days: zeroDays }), ...handlers] },
};

/** What earns, without a promise. */
export const Empty: Story = {
  parameters: {
    msw: [
      answer('GET bank/earnings', { ...none, items: [], currency: 'USD', earned: '0', days: zeroDays }),
      ...handlers,
    ],
  },
  async play({ canvas }) {
    await expect(await canvas.findByText('No earnings yet')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Go to Bank' })).toHaveAttribute('href', '/bank'));
  },
};

export const Loading: Story = { parameters: { msw: [wait('GET bank/earnings'), ...handlers] } };

export const Failed: Story = {
  parameters: { msw: [fail('GET bank/earnings'), ...handlers] },
  async play({ canvas }) {
    await expect(await canvas.findByText('We couldn’t load your earnings')).toBeVisible();
  },
};

export const Translated: Story = { parameters: { chromatic: { modes: languageModes } } };
