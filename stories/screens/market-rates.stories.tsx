import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { languageModes, screenModes } from '../../.storybook/modes.ts';
import { answer, fail, wait } from './api.ts';
import { App, defaultHandlers, seenBy } from './app.tsx';
import { info } from './fixtures.ts';
import { loseNetwork } from './lose-network.ts';
import { rates } from './rate-fixtures.ts';

const unknownCurrency = http.get('/api/market/rates', ({ request }) =>
  request.url.includes('XYZ')
    ? HttpResponse.json({ status: 0, message: 'Unknown currency', data: { code: 'currency-unknown' } })
    : undefined,
);

const noEuro = http.get('/api/market/rates', ({ request }) =>
  request.url.includes('EUR')
    ? HttpResponse.json({ status: 0, message: '', data: { code: 'unavailable' } })
    : undefined,
);

const calls = [rates, ...defaultHandlers];

/** A converter between any two currencies, and the rates of all. */
const meta = {
  component: App,
  args: { path: '/rate' },
  parameters: { layout: 'fullscreen', msw: calls },
  beforeEach: seenBy(info),
} satisfies Meta<typeof App>;

export default meta;
type Story = StoryObj<typeof meta>;

let restore: (() => void) | undefined;

interface Finder {
  findByRole: typeof screen.findByRole;
}

const from = (canvas: Finder) => canvas.findByRole('textbox', { name: 'Amount' });
const to = (canvas: Finder) => canvas.findByRole('textbox', { name: 'Worth at the mid-market rate' });

export const Rates: Story = {
  parameters: { chromatic: { modes: screenModes } },
  async play({ canvas }) {
    const worth = await to(canvas);
    await waitFor(() => expect(worth).toHaveProperty('value', '91,250.4'));
    await waitFor(() => expect(canvas.getByText('Simulated market')).toBeVisible());
    // What a conversion of one bitcoin costs.
    await waitFor(() =>
      expect(canvas.getByText('Cost to convert (spread)').closest('div')).toHaveTextContent('365.00'),
    );
    const table = await canvas.findByRole('table', { name: 'Rates in USD' });
    await waitFor(() => expect(within(table).getAllByRole('rowheader')).toHaveLength(6));
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Convert BTC to USD' })).toHaveAttribute(
        'href',
        '/flash-exchange?from=BTC&to=USD',
      ),
    );
  },
};

/** Either amount can be typed; the swap keeps the amount with its currency. */
export const BothWays: Story = {
  async play({ canvas }) {
    const [amount, worth] = [await from(canvas), await to(canvas)];
    await userEvent.clear(worth);
    await userEvent.type(worth, '100');
    await waitFor(() => expect(amount).toHaveProperty('value', '0.00109589'));
    await userEvent.click(await canvas.findByRole('button', { name: 'Swap currencies' }));
    await waitFor(() => expect(amount).toHaveProperty('value', '100'));
    await waitFor(() => expect(worth).toHaveProperty('value', '0.00109589'));
    await canvas.findByRole('table', { name: 'Rates in BTC' });
    // The conversion starts with what was typed.
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Convert USD to BTC' })).toHaveAttribute(
        'href',
        '/flash-exchange?from=USD&to=BTC&side=from&amount=100',
      ),
    );
  },
};

/** Any currency, from a sheet with search. */
export const Choose: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Worth in USD' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Choose a currency' }));
    await userEvent.click(await sheet.findByRole('button', { name: /^EUR/u }));
    await canvas.findByRole('table', { name: 'Rates in EUR' });
    const worth = await to(canvas);
    await waitFor(() => expect(worth).toHaveProperty('value', '78,800'));
  },
};

/** A row of the table leads to its conversion. */
export const Row: Story = {
  args: { path: '/rate?from=BTC&to=EUR&amount=2' },
  parameters: { chromatic: { disableSnapshot: true } },
  async play({ canvas }) {
    const table = await canvas.findByRole('table', { name: 'Rates in EUR' });
    await userEvent.click(await within(table).findByRole('link', { name: /JPY/u }));
    await canvas.findByRole('button', { name: 'Amount in JPY' });
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Convert JPY to EUR' })).toBeVisible());
  },
};

/** Text that is no amount stays, with what is wrong. */
export const Invalid: Story = {
  async play({ canvas }) {
    const amount = await from(canvas);
    await userEvent.clear(amount);
    await userEvent.type(amount, '1x');
    await waitFor(() => expect(amount).toBeInvalid());
    await waitFor(() => expect(amount).toHaveProperty('value', '1x'));
  },
};

/** An address with a currency that doesn't exist starts over. */
export const Unknown: Story = {
  args: { path: '/rate?from=BTC&to=XYZ' },
  parameters: {
    chromatic: { disableSnapshot: true },
    msw: [unknownCurrency, ...calls],
  },
  async play({ canvas }) {
    await canvas.findByRole('table', { name: 'Rates in USD' });
  },
};

export const NoRates: Story = {
  parameters: {
    msw: [
      answer('GET market/rates', { base: 'USD', items: [], server_time: '2026-11-21T09:30:00.000Z' }),
      ...defaultHandlers,
    ],
  },
  async play({ canvas }) {
    await expect(await canvas.findByText('No rates right now')).toBeVisible();
  },
};

export const Loading: Story = { parameters: { msw: [wait('GET market/rates'), ...calls] } };

export const Failed: Story = {
  parameters: { msw: [fail('GET market/rates'), ...calls] },
  async play({ canvas }) {
    await expect(await canvas.findByText('We couldn’t load the rates')).toBeVisible();
  },
};

/** Another currency fails: that can be tried again, or yet another one chosen. */
export const ChangeFailed: Story = {
  parameters: { msw: [noEuro, ...calls] },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Worth in USD' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Choose a currency' }));
    await userEvent.click(await sheet.findByRole('button', { name: /^EUR/u }));
    await expect(await canvas.findByText('We couldn’t load the rates')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Swap currencies' }));
    await canvas.findByRole('table', { name: 'Rates in BTC' });
    await waitFor(() => expect(canvas.queryByText('We couldn’t load the rates')).toBeNull());
    await userEvent.click(await canvas.findByRole('button', { name: 'Swap currencies' }));
    await expect(await canvas.findByText('We couldn’t load the rates')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

/** The last rates stay, with their age. */
export const Offline: Story = {
  beforeEach: () => () => restore?.(),
  async play({ canvas }) {
    await canvas.findByRole('table', { name: 'Rates in USD' });
    restore = loseNetwork();
    await waitFor(() => expect(canvas.getByText(/^Last updated/u)).toBeVisible());
  },
};

export const Desk: Story = {
  globals: { viewport: { value: 'desk' } },
  async play({ canvas }) {
    await canvas.findByRole('table', { name: 'Rates in USD' });
  },
};

export const Translated: Story = {
  parameters: { chromatic: { modes: languageModes } },
  async play({ canvasElement }) {
    await waitFor(() => expect(canvasElement.querySelector('table')).toHaveTextContent('DOGE'));
  },
};
