import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';
import { languageModes, screenModes } from '../../.storybook/modes.ts';
import { answer, example, fail, refuse, wait } from './api.ts';
import { App, defaultHandlers, prepare, seenBy } from './app.tsx';
import { info, tickers } from './fixtures.ts';
import { alerts, candles, favorites, forgetTicks, olderCandlesFail, tick } from './market-fixtures.ts';

const calls = [
  ...defaultHandlers,
  answer('GET market/tickers', tickers),
  candles,
  favorites,
  answer('GET market/alerts', alerts),
];

/** One market: candles, the last 24 hours, price alerts, and the ways to convert and deposit. */
const meta = {
  component: App,
  args: { path: '/trend?market=BTC-USD' },
  parameters: { layout: 'fullscreen', msw: calls },
  beforeEach: async ({ globals }) => {
    const end = await prepare(globals, info);
    return () => {
      forgetTicks();
      end();
    };
  },
} satisfies Meta<typeof App>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The open sheet, once its chart is drawn. */
async function opened() {
  const sheet = await screen.findByRole('dialog', { name: 'Bitcoin (BTC)' });
  await waitFor(() => expect(sheet.querySelector('[data-drawn] canvas')).not.toBeNull());
  return within(sheet);
}

/** The slider of the chart. */
const candle = async (sheet: Awaited<ReturnType<typeof opened>>) => sheet.findByRole('slider', { name: 'Candle' });

export const Market: Story = {
  parameters: { chromatic: { modes: screenModes } },
  async play() {
    const sheet = await opened();
    const slider = await candle(sheet);
    await waitFor(() => expect(slider).toHaveProperty('value', '239'));
    await waitFor(() =>
      expect(sheet.getByRole('link', { name: 'Convert' })).toHaveAttribute('href', '/flash-exchange?to=BTC'),
    );
    await waitFor(() =>
      expect(sheet.getByRole('link', { name: 'Deposit' })).toHaveAttribute(
        'href',
        '/wallet/up/BTC?back=%2Ftrend%3Fmarket%3DBTC-USD',
      ),
    );
    await waitFor(() =>
      expect(sheet.getByRole('button', { name: 'Favorite BTC' })).toHaveAttribute('aria-pressed', 'true'),
    );
    const list = await sheet.findByRole('list', { name: 'Price alerts' });
    await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(2));
  },
};

/** Another interval is another chart, and the address says which. */
export const Daily: Story = {
  async play() {
    const sheet = await opened();
    await userEvent.click(await sheet.findByRole('radio', { name: '1 day' }));
    await waitFor(() =>
      expect(sheet.getByRole('figure', { name: 'Bitcoin in US dollars, 1 day per candle' })).toBeVisible(),
    );
    const slider = await candle(await opened());
    await waitFor(() =>
      expect(slider).toHaveAttribute('aria-valuetext', expect.stringMatching(/^Nov 21, 2026, Open/u)),
    );
  },
};

/** With the keys to the first candle: those before it load, and the one that is read stays. */
export const BackInTime: Story = {
  async play() {
    const sheet = await opened();
    const slider = await candle(sheet);
    await waitFor(() => expect(slider).toHaveProperty('value', '239'));
    await fireEvent.change(slider, { target: { value: '0' } });
    await waitFor(() => expect(slider).toHaveProperty('max', '479'));
    await waitFor(() => expect(slider).toHaveProperty('value', '240'));
    await waitFor(() =>
      expect(slider).toHaveAttribute('aria-valuetext', expect.stringMatching(/^Nov 11, 2026, 10:00 AM/u)),
    );
    await userEvent.click(await sheet.findByRole('button', { name: 'Show as table' }));
    const table = await sheet.findByRole('table');
    const rows = (count: number) => waitFor(() => expect(table.querySelectorAll('tbody tr')).toHaveLength(count));
    await rows(100);
    // Until there are no more.
    for (const count of [200, 300, 400, 480]) {
      await userEvent.click(await sheet.findByRole('button', { name: 'Load older prices' }));
      await rows(count);
    }
    await waitFor(() => expect(sheet.queryByRole('button', { name: 'Load older prices' })).toBeNull());
  },
};

/** What is there stays; the way back can be tried again. */
export const OlderFailed: Story = {
  parameters: { msw: [olderCandlesFail, ...calls] },
  async play() {
    const sheet = await opened();
    const slider = await candle(sheet);
    await fireEvent.change(slider, { target: { value: '3' } });
    await waitFor(() => expect(sheet.getByRole('alert')).toHaveTextContent('We couldn’t load older prices'));
    await waitFor(() => expect(slider).toHaveProperty('value', '3'));
  },
};

/** The last candle follows the price, and so do the figures of the day. */
export const Live: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  async play() {
    const sheet = await opened();
    const slider = await candle(sheet);
    tick('BTC-USD', '92100.5');
    await waitFor(() => expect(slider).toHaveAttribute('aria-valuetext', expect.stringContaining('Close 92,100.50')));
    await waitFor(() => expect(sheet.getAllByText('High').at(-1)?.closest('div')).toHaveTextContent('92,100.50'));
  },
};

/** For a visitor: the star works on the device, an alert needs a login that leads back. */
export const Visitor: Story = {
  beforeEach: seenBy(null),
  async play() {
    const sheet = await opened();
    await waitFor(() =>
      expect(sheet.getByRole('link', { name: 'Log in to set one' })).toHaveAttribute(
        'href',
        '/login?redirect=%2Ftrend%3Fmarket%3DBTC-USD',
      ),
    );
    const star = await sheet.findByRole('button', { name: 'Favorite BTC' });
    await userEvent.click(star);
    await waitFor(() => expect(star).toHaveAttribute('aria-pressed', 'true'));
    await waitFor(() => expect(localStorage.getItem('favorites')).toBe('["BTC-USD"]'));
    await userEvent.click(star);
    await waitFor(() => expect(localStorage.getItem('favorites')).toBeNull());
  },
};

/** The star goes back if the server refuses. */
export const FavoriteFailed: Story = {
  parameters: { msw: [fail('POST market/favorites'), ...calls], chromatic: { disableSnapshot: true } },
  async play() {
    const sheet = await opened();
    const star = await sheet.findByRole('button', { name: 'Favorite BTC' });
    await waitFor(() => expect(star).toHaveAttribute('aria-pressed', 'true'));
    await userEvent.click(star);
    await screen.findByText('Wait a moment, then try again.');
    await waitFor(() => expect(star).toHaveAttribute('aria-pressed', 'true'));
  },
};

async function alertForm() {
  const sheet = await opened();
  const add = await sheet.findByRole('button', { name: 'Set alert' });
  await waitFor(() => expect(add).toBeEnabled());
  await userEvent.click(add);
  return within(await screen.findByRole('dialog', { name: 'Price alert for BTC' }));
}

export const SetAlert: Story = {
  parameters: { msw: [example('POST market/saveAlert'), ...calls] },
  async play() {
    const form = await alertForm();
    await userEvent.click(await form.findByRole('radio', { name: 'At or below' }));
    await userEvent.type(await form.findByRole('textbox', { name: 'Price' }), '88000');
    await waitFor(() => expect(form.getByText(/^Now/u)).toBeVisible());
  },
};

/** Said at the field; what was typed stays. */
export const AlertRefused: Story = {
  parameters: {
    msw: [
      refuse(
        'POST market/saveAlert',
        'price-reached',
        'The price is there already, at 91,250.40 USD. Choose one it hasn’t reached.',
      ),
      ...calls,
    ],
  },
  async play() {
    const form = await alertForm();
    const price = await form.findByRole('textbox', { name: 'Price' });
    await userEvent.type(price, '90000');
    await userEvent.click(await form.findByRole('button', { name: 'Set price alert' }));
    await waitFor(() => expect(price).toHaveAccessibleDescription(/The price is there already/u));
    await waitFor(() => expect(price).toHaveProperty('value', '90000'));
  },
};

/** Any other refusal says why below the field. */
export const AlertLimit: Story = {
  parameters: {
    msw: [
      refuse(
        'POST market/saveAlert',
        'alert-limit',
        'You already have 50 price alerts. Remove one you no longer need.',
      ),
      ...calls,
    ],
    chromatic: { disableSnapshot: true },
  },
  async play() {
    const form = await alertForm();
    await userEvent.type(await form.findByRole('textbox', { name: 'Price' }), '99000');
    await userEvent.click(await form.findByRole('button', { name: 'Set price alert' }));
    await waitFor(() => expect(form.getByRole('alert')).toHaveTextContent('You already have 50 price alerts.'));
  },
};

/** A link to a market that isn't there. */
export const Unknown: Story = {
  args: { path: '/trend?market=XYZ-USD' },
  async play() {
    await waitFor(() => expect(screen.getByText('Market not found')).toBeVisible());
  },
};

export const ChartLoading: Story = {
  parameters: { msw: [wait('GET market/candles'), ...calls] },
  async play() {
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Bitcoin (BTC)' })).toBeVisible());
  },
};

export const ChartFailed: Story = {
  parameters: { msw: [fail('GET market/candles'), fail('GET market/alerts'), ...calls] },
  async play() {
    await waitFor(() => expect(screen.getByText('We couldn’t load the prices')).toBeVisible());
    await waitFor(() => expect(screen.getByText('We couldn’t load your price alerts')).toBeVisible());
  },
};

export const NoCandles: Story = {
  parameters: {
    msw: [answer('GET market/candles', { symbol: 'BTC-USD', interval: '1h', items: [] }), ...calls],
  },
  async play() {
    await waitFor(() => expect(screen.getByText('No prices yet')).toBeVisible());
  },
};

export const Desk: Story = {
  globals: { viewport: { value: 'desk' } },
  async play() {
    await opened();
  },
};

export const Translated: Story = {
  parameters: { chromatic: { modes: languageModes } },
  async play() {
    await waitFor(() => expect(screen.getByRole('dialog').querySelector('[data-drawn] canvas')).not.toBeNull());
    await waitFor(() => expect(within(screen.getByRole('dialog')).getAllByRole('listitem')).toHaveLength(2));
  },
};

export const AlertGerman: Story = {
  globals: { locale: 'de-de' },
  async play() {
    await waitFor(() => expect(screen.getByRole('dialog').querySelector('[data-drawn] canvas')).not.toBeNull());
    const add = await screen.findByRole('button', { name: 'Alarm setzen' });
    await waitFor(() => expect(add).toBeEnabled());
    await userEvent.click(add);
    const form = within(await screen.findByRole('dialog', { name: 'Kursalarm für BTC' }));
    await userEvent.type(await form.findByRole('textbox', { name: 'Kurs' }), '95000,5');
  },
};
