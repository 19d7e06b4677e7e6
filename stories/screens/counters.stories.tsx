import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { languageModes, screenModes } from '../../.storybook/modes.ts';
import { answer, fail, wait } from './api.ts';
import { App, defaultHandlers, seenBy } from './app.tsx';
import { counters, highest, noBalance } from './counters-fixtures.ts';
import { info } from './fixtures.ts';

/** Every counter, and where the customer stands. */
const meta = {
  component: App,
  args: { path: '/counter' },
  parameters: { layout: 'fullscreen', msw: [...defaultHandlers, answer('GET counter/index', counters)] },
  beforeEach: seenBy(info),
} satisfies Meta<typeof App>;

export default meta;
type Story = StoryObj<typeof meta>;

const shown = (items: typeof counters) => ({ msw: [...defaultHandlers, answer('GET counter/index', items)] });

export const Content: Story = {
  parameters: { chromatic: { modes: screenModes } },
  async play({ canvas }) {
    const list = await canvas.findByRole('list', { name: 'All counters' });
    await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(5));
    await waitFor(() => expect(within(list).getByText(/^7,306\.40/u)).toBeVisible());
    await waitFor(() => expect(canvas.getByRole('progressbar', { name: 'On the way to Gold' })).toBeVisible());
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Open Silver' })).toHaveAttribute('href', '/counter/silver'),
    );
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Exchange' })).toHaveAttribute('aria-current', 'page'));
  },
};

/** Without money no counter can be entered: the message of the specification, and the way to a deposit and back. */
export const Insufficient: Story = {
  parameters: shown(noBalance),
  async play({ canvas }) {
    await expect(await canvas.findByText('Your balance is insufficient to enter this counter.')).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Deposit funds' })).toHaveAttribute(
        'href',
        '/recharge?currency=USD&amount=100&back=%2Fcounter',
      ),
    );
    await waitFor(() => expect(canvas.queryByRole('link', { name: /^Open/u })).toBeNull());
  },
};

/** Moved up to a counter that the balance isn't enough for: the one below stays open. */
export const ShortAfterUpgrade: Story = {
  parameters: shown({
    ...counters,
    current: 'gold',
    items: counters.items.map((counter) =>
      counter.id === 'gold' ? { ...counter, standing: { ...counter.standing, shortfall: '1200' } } : counter,
    ),
  }),
  async play({ canvas }) {
    await expect(await canvas.findByText('Your balance is insufficient to enter this counter.')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Open Silver' })).toBeVisible());
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Deposit funds' })).toBeNull());
  },
};

/** The operator has switched off moving up. */
export const UpgradesPaused: Story = {
  parameters: shown({ ...counters, items: counters.items.map((counter) => ({ ...counter, upgrade_volume: null })) }),
  async play({ canvas }) {
    await expect(await canvas.findByText(/^Moving up is paused for now/u)).toBeVisible();
    await waitFor(() => expect(canvas.queryByText('This is the highest counter.')).toBeNull());
  },
};

/** One order at a time: the way to the open one. */
export const OpenOrder: Story = {
  parameters: shown({ ...counters, open: 'silver' }),
  async play({ canvas }) {
    await expect(await canvas.findByText('Please complete the current order')).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Go to order' })).toHaveAttribute('href', '/counter/silver'),
    );
  },
};

/** Nothing above it. */
export const Highest: Story = {
  parameters: shown(highest),
  async play({ canvas }) {
    await expect(await canvas.findByText('This is the highest counter.')).toBeVisible();
  },
};

export const Loading: Story = { parameters: { msw: [...defaultHandlers, wait('GET counter/index')] } };

export const Failed: Story = {
  parameters: { msw: [...defaultHandlers, fail('GET counter/index')] },
  async play({ canvas }) {
    await expect(await canvas.findByText('We couldn’t load the counters')).toBeVisible();
  },
};

export const Translated: Story = { parameters: { chromatic: { modes: languageModes } } };

/** The same without money. */
export const InsufficientTranslated: Story = {
  parameters: { ...shown(noBalance), chromatic: { modes: languageModes } },
};
