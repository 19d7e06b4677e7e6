import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { languageModes, screenModes } from '../../.storybook/modes.ts';
import { deviceFavorites } from '../../src/features/market/api/favorites.ts';
import { answer, fail, wait } from './api.ts';
import { App, defaultHandlers, prepare, seenBy } from './app.tsx';
import { info, tickers } from './fixtures.ts';
import { loseNetwork } from './lose-network.ts';
import { alerts, favorites, forgetTicks, manyTickers, tick, tickAll } from './market-fixtures.ts';

const calls = [
  ...defaultHandlers,
  answer('GET market/tickers', tickers),
  favorites,
  answer('GET market/alerts', alerts),
];

/** Every market: to search, narrow and sort, with live prices. */
const meta = {
  component: App,
  args: { path: '/trend' },
  parameters: { layout: 'fullscreen', msw: calls },
  beforeEach: seenBy(info),
} satisfies Meta<typeof App>;

export default meta;
type Story = StoryObj<typeof meta>;

let restore: (() => void) | undefined;

interface Finder {
  findByRole: typeof screen.findByRole;
}

/** Waits until the list has exactly these codes, in this order. */
async function lists(canvas: Finder, codes: readonly string[]): Promise<void> {
  const list = await canvas.findByRole('list', { name: 'Markets' });
  await waitFor(() => {
    const rows = within(list).getAllByRole('listitem');
    void expect(rows).toHaveLength(codes.length);
    rows.forEach((row, index) => void expect(row).toHaveTextContent(new RegExp(`^${codes[index]}`, 'u')));
  });
}

/** Chips are radio buttons. */
const choose = async (canvas: Finder, name: string) => userEvent.click(await canvas.findByRole('radio', { name }));

export const Markets: Story = {
  parameters: { chromatic: { modes: screenModes } },
  async play({ canvas }) {
    await lists(canvas, ['BTC', 'ETH', 'USDT', 'DOGE']);
    const tabs = await canvas.findByRole('navigation', { name: 'Main navigation' });
    await waitFor(() =>
      expect(within(tabs).getByRole('link', { name: 'Markets' })).toHaveAttribute('aria-current', 'page'),
    );
    await waitFor(() => expect(canvas.getAllByText('Favorite')).toHaveLength(2));
    await waitFor(() => expect(canvas.getByText('4 markets, prices in USD')).toBeVisible());
  },
};

/** The largest move first. */
export const Losers: Story = {
  async play({ canvas }) {
    await choose(canvas, 'Losers');
    await lists(canvas, ['DOGE', 'ETH']);
    await choose(canvas, 'Gainers');
    await lists(canvas, ['BTC']);
    await choose(canvas, 'Losers');
    await lists(canvas, ['DOGE', 'ETH']);
  },
};

/** The address says what is shown: it survives a reload. */
export const Favorites: Story = {
  args: { path: '/trend?view=favorites&sort=lowest' },
  async play({ canvas }) {
    await lists(canvas, ['DOGE', 'BTC']);
    await userEvent.click(await canvas.findByRole('button', { name: 'Reset sorting' }));
    await lists(canvas, ['BTC', 'DOGE']);
  },
  parameters: { chromatic: { disableSnapshot: true } },
};

export const NoFavorites: Story = {
  args: { path: '/trend?view=favorites' },
  parameters: { msw: [answer('GET market/favorites', { symbols: [] }), ...calls] },
  async play({ canvas }) {
    await canvas.findByText('No favorites yet');
    await userEvent.click(await canvas.findByRole('button', { name: 'Show all markets' }));
    await lists(canvas, ['BTC', 'ETH', 'USDT', 'DOGE']);
    await choose(canvas, 'Favorites');
    await expect(await canvas.findByText('No favorites yet')).toBeVisible();
  },
};

/** By code or name; nothing is sent. */
export const Search: Story = {
  async play({ canvas }) {
    await userEvent.type(await canvas.findByRole('searchbox', { name: 'Search markets' }), 'ether');
    await lists(canvas, ['ETH', 'USDT']);
    await waitFor(() => expect(canvas.getByText('2 markets, prices in USD')).toBeVisible());
  },
  parameters: { chromatic: { disableSnapshot: true } },
};

export const NothingFound: Story = {
  args: { path: '/trend?search=nothing' },
  async play({ canvas }) {
    await canvas.findByText('No markets found');
    await waitFor(() =>
      expect(canvas.getByRole('searchbox', { name: 'Search markets' })).toHaveProperty('value', 'nothing'),
    );
  },
};

export const Sort: Story = {
  async play({ canvas }) {
    await lists(canvas, ['BTC', 'ETH', 'USDT', 'DOGE']);
    await userEvent.click(await canvas.findByRole('button', { name: /^Sort/u }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Sort' }));
    await userEvent.click(await sheet.findByRole('radio', { name: 'Lowest price first' }));
    await waitFor(() => expect(sheet.getByRole('button', { name: 'Show 4 markets' })).toBeVisible());
  },
};

/** A tick changes the row of its market, and no other. */
export const Live: Story = {
  beforeEach: () => forgetTicks,
  async play({ canvas }) {
    const list = await canvas.findByRole('list', { name: 'Markets' });
    const [bitcoin, ...others] = await within(list).findAllByRole('listitem');
    // Favorites come on their own.
    await waitFor(() => expect(within(list).getAllByText('Favorite')).toHaveLength(2));
    const changed = new Set<number>();
    const observer = new MutationObserver((records) => {
      for (const { target } of records) changed.add(others.findIndex((row) => row.contains(target)));
    });
    observer.observe(list, { subtree: true, childList: true, characterData: true, attributes: true });
    await waitFor(() => expect(list.querySelectorAll('.animate-tint')).toHaveLength(0));
    tick('BTC-USD', '91400.25');
    await waitFor(() => expect(list.querySelectorAll('.animate-tint')).toHaveLength(1));
    await waitFor(() => expect(bitcoin).toHaveTextContent('91,400.25'));
    await waitFor(() => expect(bitcoin).toHaveTextContent('+1.42%'));
    observer.disconnect();
    await waitFor(() => expect([...changed]).toEqual([-1]));
  },
  parameters: { chromatic: { disableSnapshot: true } },
};

/** Each of 200 markets gets five ticks a second, for `npm run bench:markets`. */
export const TwoHundred: Story = {
  // Checking 200 rows of one kind takes minutes and finds nothing that the others don't.
  tags: ['!test'],
  parameters: { msw: [answer('GET market/tickers', manyTickers), ...calls] },
  beforeEach: () => {
    const stop = tickAll();
    return () => {
      stop();
      forgetTicks();
    };
  },
};

/** A visitor has favorites on the device, and no alerts. */
export const Visitor: Story = {
  beforeEach: async ({ globals }) => {
    const end = await prepare(globals, null);
    deviceFavorites.set(['ETH-USD']);
    return () => {
      deviceFavorites.set([]);
      end();
    };
  },
  async play({ canvas }) {
    await lists(canvas, ['BTC', 'ETH', 'USDT', 'DOGE']);
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Price alerts' })).toBeNull());
    await waitFor(() => expect(canvas.getAllByText('Favorite')).toHaveLength(1));
  },
};

/** The alerts of every market; the address says that they are open. */
export const Alerts: Story = {
  args: { path: '/trend?alerts=all' },
  async play() {
    const list = await screen.findByRole('list', { name: 'Price alerts' });
    await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(3));
    await waitFor(() => expect(list).toHaveTextContent('0.12500'));
  },
};

export const NoAlerts: Story = {
  parameters: { msw: [answer('GET market/alerts', { items: [] }), ...calls] },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Price alerts' }));
    await waitFor(() => expect(screen.getByText('No price alerts')).toBeVisible());
  },
};

export const AlertsFailed: Story = {
  args: { path: '/trend?alerts=all' },
  parameters: { msw: [fail('GET market/alerts'), ...calls] },
  async play() {
    await waitFor(() => expect(screen.getByText('We couldn’t load your price alerts')).toBeVisible());
  },
};

/** An alert that cannot be removed stays, and says why. */
export const AlertStays: Story = {
  args: { path: '/trend?alerts=all' },
  parameters: {
    msw: [fail('POST market/removeAlert'), ...calls],
    chromatic: { disableSnapshot: true },
  },
  async play() {
    const remove = await screen.findByRole('button', { name: /^Remove price alert for BTC at 95,000(\.00)?\sUSD$/u });
    await userEvent.click(remove);
    await waitFor(() => expect(screen.getByText('Wait a moment, then try again.')).toBeInTheDocument());
    await waitFor(() => expect(remove).toBeEnabled());
    // It lies over the row that it is about.
    const close = await screen.findByRole('button', { name: /^Close Wait a moment/u, hidden: true });
    await userEvent.click(close);
    await waitFor(() => expect(close).not.toBeInTheDocument());
  },
};

export const Loading: Story = { parameters: { msw: [wait('GET market/tickers'), ...calls] } };

export const Failed: Story = {
  parameters: { msw: [fail('GET market/tickers'), ...calls] },
  async play({ canvas }) {
    await expect(await canvas.findByText('We couldn’t load the markets')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Try again' })).toBeEnabled());
  },
};

/** The last prices stay, with their age. */
export const Offline: Story = {
  beforeEach: () => () => restore?.(),
  async play({ canvas }) {
    await lists(canvas, ['BTC', 'ETH', 'USDT', 'DOGE']);
    restore = loseNetwork();
    await waitFor(() => expect(canvas.getByText(/^Last updated/u)).toBeVisible());
  },
};

/** Prices that nobody renews are no newer for having just come. */
export const OldPrices: Story = {
  parameters: {
    chromatic: { disableSnapshot: true },
    msw: [answer('GET market/tickers', { ...tickers, time: '2026-11-21T08:00:00.000Z' }), ...calls],
  },
  async play({ canvas }) {
    await lists(canvas, ['BTC', 'ETH', 'USDT', 'DOGE']);
    await waitFor(() => expect(canvas.getByText(/^Last updated/u)).toBeVisible());
  },
};

export const Desk: Story = {
  globals: { viewport: { value: 'desk' } },
  async play({ canvas }) {
    await lists(canvas, ['BTC', 'ETH', 'USDT', 'DOGE']);
  },
};

export const Translated: Story = {
  parameters: { chromatic: { modes: languageModes } },
  async play({ canvasElement }) {
    await waitFor(() => expect(canvasElement).toHaveTextContent('DOGE'));
  },
};

export const AlertsTranslated: Story = {
  args: { path: '/trend?alerts=all' },
  parameters: { chromatic: { modes: languageModes } },
  async play() {
    await waitFor(() => expect(screen.getByRole('dialog')).toHaveTextContent('DOGE'));
  },
};
