import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import type { ResponseOf } from '#contract/index';
import { languageModes, screenModes } from '../../.storybook/modes.ts';
import { answer, fail, wait } from './api.ts';
import { App, defaultHandlers, seenBy } from './app.tsx';
import { info } from './fixtures.ts';
import { wallets } from './money-fixtures.ts';
import { due, products, recordsFor, runningTerms } from './pledge-fixtures.ts';

const handlers = [
  ...defaultHandlers,
  answer('GET pledge/products', products),
  answer('GET pledge/running', runningTerms()),
  answer('GET pledge/records', recordsFor),
  answer('GET wallet/index', wallets),
];

/** What runs, a calendar of what matures when, and what can be opened. */
const meta = {
  component: App,
  args: { path: '/trading?tab=pledge' },
  parameters: { layout: 'fullscreen', msw: handlers },
  beforeEach: seenBy(info),
} satisfies Meta<typeof App>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Month by month, the next to mature first; each row says what it has earned and what counts next. */
export const Content: Story = {
  parameters: { chromatic: { modes: screenModes } },
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { level: 3, name: 'November 2026' })).toBeVisible();
    const december = await canvas.findByRole('list', { name: 'Maturing in December 2026' });
    await waitFor(() => expect(within(december).getAllByRole('link')).toHaveLength(3));
    await waitFor(() =>
      expect(within(december).getByRole('link', { name: /Matures on Dec 11, 2026.*10 of 30 days/u })).toHaveAttribute(
        'href',
        '/pledge/record?number=P26111100003',
      ),
    );
    const tether = await canvas.findByRole('list', { name: 'Fixed terms in USDT' });
    await waitFor(() => expect(within(tether).getAllByRole('button')).toHaveLength(3));
    await waitFor(() => expect(within(tether).getByText(/compound interest/u)).toBeVisible());
  },
};

export const Translated: Story = { parameters: { chromatic: { modes: languageModes } } };

/** Nothing runs yet: what can be opened is next. */
export const NothingRunning: Story = {
  parameters: { msw: [answer('GET pledge/running', runningTerms([])), ...handlers] },
  async play({ canvas }) {
    await expect(await canvas.findByText('You have no fixed term running.')).toBeVisible();
    await expect(await canvas.findByRole('list', { name: 'Fixed terms in BTC' })).toBeVisible();
  },
};

/** The seconds between maturity and payment. */
export const Due: Story = {
  parameters: {
    chromatic: { disableSnapshot: true },
    msw: [answer('GET pledge/running', runningTerms([due])), ...handlers],
  },
  async play({ canvas }) {
    await expect(await canvas.findByText('Matured, being credited')).toBeVisible();
  },
};

/** The operator offers none. */
export const NoProducts: Story = {
  parameters: {
    msw: [answer('GET pledge/products', { items: [] }), answer('GET pledge/running', runningTerms([])), ...handlers],
  },
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Go to assets' })).toHaveAttribute('href', '/assets'));
  },
};

/** It may have been opened, and can't be anymore: its name comes from what runs, and its amount is there in any case. */
const uncertain = (running: ResponseOf<'GET pledge/running'>): Story => ({
  parameters: {
    chromatic: { disableSnapshot: true },
    msw: [answer('GET pledge/products', { items: [] }), answer('GET pledge/running', running), ...handlers],
  },
  beforeEach: () => {
    const input = { product: 'usdt-30-1', amount: '1234.5' };
    sessionStorage.setItem(`money-call:${info.id}:POST pledge/open`, JSON.stringify({ key: 'key', input }));
  },
});

export const UncertainRunning: Story = {
  ...uncertain(runningTerms()),
  async play({ canvas }) {
    const text = await canvas.findByText(/We lost the connection/u);
    await waitFor(() => expect(text).toHaveTextContent(/30 days USDT, 1,234\.50.USDT/u));
  },
};

export const UncertainUnknown: Story = {
  ...uncertain(runningTerms([])),
  async play({ canvas }) {
    const text = await canvas.findByText(/We lost the connection/u);
    await waitFor(() => expect(text).toHaveTextContent(/^1,234\.50/u));
  },
};

export const Loading: Story = {
  parameters: { msw: [wait('GET pledge/products'), wait('GET pledge/running'), ...handlers] },
};

/** Each part fails on its own. */
export const Failed: Story = {
  parameters: { msw: [fail('GET pledge/running'), ...handlers] },
  async play({ canvas }) {
    await expect(await canvas.findByText('We couldn’t load your fixed terms')).toBeVisible();
    await expect(await canvas.findByRole('list', { name: 'Fixed terms in EUR' })).toBeVisible();
  },
};
