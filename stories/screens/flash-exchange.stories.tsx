import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { languageModes, screenModes } from '../../.storybook/modes.ts';
import { answer, example, fail, refuse, wait } from './api.ts';
import { App, defaultHandlers, seenBy } from './app.tsx';
import { info } from './fixtures.ts';
import { lost } from './bank-fixtures.ts';
import { quote, wallets } from './money-fixtures.ts';
import { press, takesPresses } from './press.ts';

const balances = answer('GET wallet/index', wallets);
const limits = answer('GET flash/limits', { currency: 'USDT', minimum: '1', maximum: '100000' });
const reads = [...defaultHandlers, balances, limits];
const calls = [...reads, answer('POST flash/quote', quote), example('POST flash/exchange')];

/** Converts at the quoted rate or not at all. */
const meta = {
  component: App,
  args: { path: '/flash-exchange' },
  parameters: { layout: 'fullscreen', msw: calls },
  beforeEach: seenBy(info),
} satisfies Meta<typeof App>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Returns the Convert button once there is a quote. */
async function offered(canvas: { findByRole: typeof screen.findByRole }): Promise<HTMLElement> {
  const convert = await canvas.findByRole('button', { name: /^Convert/u });
  await waitFor(() => expect(convert).toBeEnabled());
  await takesPresses(convert);
  return convert;
}

export const Content: Story = {
  parameters: { chromatic: { modes: screenModes } },
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByLabelText('You pay')).toHaveValue(''));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Paying with USDT' })).toBeVisible());
    await expect(await canvas.findByRole('button', { name: 'Max' })).toBeVisible();
  },
};

/** Rate, mid-market rate and cost; the quote fills in the other amount. */
export const Quoted: Story = {
  async play({ canvas }) {
    await userEvent.type(await canvas.findByLabelText('You pay'), '250');
    await offered(canvas);
    await waitFor(() => expect(canvas.getByLabelText('You receive')).toHaveValue(quote.to_amount));
    await waitFor(() => expect(canvas.getByText(/Cost \(spread\)/u)).toBeVisible());
    await waitFor(() => expect(canvas.getByText('Quote ready')).toHaveRole('status'));
    await waitFor(() => expect(canvas.getByRole('timer')).toHaveAccessibleName(/seconds/u));
    await waitFor(() => expect(textOf(canvas.getByRole('main'))).toContain('1 BTC = 91,709.139 USDT'));
  },
};

/** An amount with more decimal places than a currency chosen afterwards is said at its field. */
export const TooFine: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  async play({ canvas }) {
    await userEvent.type(await canvas.findByLabelText('You receive'), '0.0325');
    await userEvent.click(await canvas.findByRole('button', { name: /^Receiving/u }));
    await userEvent.click(await screen.findByRole('button', { name: /^EUR/u }));
    await waitFor(() => expect(canvas.getByLabelText('You receive')).toBeInvalid());
    await waitFor(() => expect(canvas.getByText(/decimal/u)).toBeVisible());
  },
};

/** Max fills in what one conversion takes, with some distance, as prices move. */
export const Max: Story = {
  parameters: {
    chromatic: { disableSnapshot: true },
    msw: [answer('GET flash/limits', { currency: 'USDT', minimum: '1', maximum: '100' }), ...calls],
  },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Max' }));
    await waitFor(() => expect(canvas.getByLabelText('You pay')).toHaveValue('99'));
    await offered(canvas);
  },
};

let asked = 0;
/** The answer waits for it until what must not move is measured. */
let renewal = Promise.resolve();
let renew = (): void => undefined;

/** Renewed in place: same height, same direction, and the old rate beside the new one. */
export const Renewed: Story = {
  parameters: {
    chromatic: { disableSnapshot: true },
    msw: [
      ...reads,
      answer('POST flash/quote', async () => {
        asked += 1;
        const at = Date.now();
        if (asked > 1) await renewal;
        return {
          ...quote,
          quote: `q${asked}`,
          rate: asked === 1 ? quote.rate : '0.00001',
          server_time: new Date(at).toISOString(),
          // The next one stays, so that it can be inspected.
          expires_at: new Date(at + (asked === 1 ? 3_000 : 600_000)).toISOString(),
        };
      }),
    ],
  },
  beforeEach() {
    asked = 0;
    renewal = new Promise((resolve) => {
      renew = resolve;
    });
  },
  async play({ canvas }) {
    await userEvent.type(await canvas.findByLabelText('You pay'), '250');
    await canvas.findByRole('timer');
    const main = await canvas.findByRole('main');
    const convert = await canvas.findByRole('button', { name: /^Convert/u });
    await userEvent.click(await canvas.findByRole('button', { name: 'Show inverse rate' }));
    const [height, top] = [main.scrollHeight, convert.getBoundingClientRect().top];
    renew();
    await waitFor(() => expect(textOf(main)).toContain('1 USDT = 0.00001 BTC Previous rate 0.000010904039 BTC'));
    await waitFor(() => expect(main.scrollHeight).toBe(height));
    await waitFor(() => expect(convert.getBoundingClientRect().top).toBe(top));
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Convert/u })).toBeEnabled());
    await waitFor(() => expect(canvas.getByLabelText('You receive')).toHaveValue(quote.to_amount));
    await waitFor(() => expect(canvas.queryByText(/again/iu)).toBeNull());
    await waitFor(() => expect(canvas.queryByText('Quote ready')).toBeNull());
  },
};

/** Exceeding the balance shows while typing: Convert is replaced by a deposit of what is missing. */
export const TooMuch: Story = {
  async play({ canvas }) {
    const amount = await canvas.findByLabelText('You pay');
    await userEvent.type(amount, '4250.51');
    await waitFor(() => expect(amount).toBeInvalid());
    await waitFor(() => expect(canvas.getByText('That’s more than your available balance.')).toBeVisible());
    await waitFor(() => expect(canvas.queryByRole('button', { name: /^Convert/u })).toBeNull());
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Deposit USDT' })).toHaveAttribute(
        'href',
        '/recharge?currency=USDT&amount=0.01&back=%2Fflash-exchange',
      ),
    );
    await canvas.findByRole('timer');
    await userEvent.click(await canvas.findByRole('button', { name: 'Use full balance' }));
    await waitFor(() => expect(amount).toBeValid());
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Convert/u })).toBeVisible());
    await userEvent.type(amount, '9');
    await expect(await canvas.findByRole('link', { name: 'Deposit USDT' })).toBeVisible();
  },
};

/** The receipt. */
export const Done: Story = {
  async play({ canvas }) {
    await userEvent.type(await canvas.findByLabelText('You pay'), '250');
    await userEvent.click(await offered(canvas));
    await expect(await canvas.findByRole('heading', { name: 'Conversion complete' })).toBeVisible();
    await waitFor(() => expect(canvas.getByText('F26112100042')).toBeVisible());
    const main = await canvas.findByRole('main');
    await waitFor(() => expect(textOf(main)).toContain('Rate 1 BTC = 91,709.139 USDT'));
    await waitFor(() => expect(textOf(main)).toContain('Mid-market rate 91,342.303 USDT'));
    await waitFor(() => expect(textOf(main)).toContain('Cost (spread) 0.40% 1.00 USDT'));
  },
};

/** The same again: the button that had the focus is gone. */
export const Again: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  async play({ canvas }) {
    await userEvent.type(await canvas.findByLabelText('You pay'), '250');
    await userEvent.click(await offered(canvas));
    await userEvent.click(await canvas.findByRole('button', { name: 'Make another conversion' }));
    await waitFor(() => expect(canvas.getByLabelText('You pay')).toHaveValue(''));
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus());
  },
};

const expired = refuse(
  'POST flash/exchange',
  'quote-expired',
  'This quote expired. Nothing was converted. Here’s a new one.',
);

/** A quote that the server rejects as expired is replaced and has to be confirmed again. */
export const RanOut: Story = {
  parameters: {
    msw: [...reads, answer('POST flash/quote', quote), expired],
  },
  async play({ canvas }) {
    await userEvent.type(await canvas.findByLabelText('You pay'), '250');
    await userEvent.click(await offered(canvas));
    await expect(await canvas.findByText('Your quote expired')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Convert/u })).not.toHaveAttribute('aria-busy'));
    await waitFor(() => expect(canvas.queryByRole('heading', { name: 'Conversion complete' })).toBeNull());
  },
};

const quoted = fn();
const counted = answer('POST flash/quote', () => {
  quoted();
  return quote;
});

/** A second tap on Convert agrees to nothing: meanwhile it is for another quote. */
export const PressedTwice: Story = {
  beforeEach: () => void quoted.mockClear(),
  parameters: {
    chromatic: { disableSnapshot: true },
    msw: [...reads, counted, expired],
  },
  async play({ canvas }) {
    await userEvent.type(await canvas.findByLabelText('You pay'), '250');
    const convert = await offered(canvas);
    await userEvent.click(convert);
    await expect(await canvas.findByText('Your quote expired')).toBeVisible();
    await waitFor(() => expect(convert.closest('[aria-disabled=true]')).not.toBeNull());
    await waitFor(() => expect(convert).toBeEnabled());
    convert.click();
    await takesPresses(convert);
    await waitFor(() => expect(convert).not.toHaveAttribute('aria-busy'));
    // One for the amount, and one for the press that counted.
    await waitFor(() => expect(quoted).toHaveBeenCalledTimes(2));
  },
};

/** No answer came: what was sent stays as it is, and can be sent again. */
export const Uncertain: Story = {
  beforeEach: lost('flash/exchange'),
  async play({ canvas }) {
    await userEvent.type(await canvas.findByLabelText('You pay'), '250');
    await userEvent.click(await offered(canvas));
    await expect(await canvas.findByText('Still confirming your conversion')).toBeVisible();
    const main = await canvas.findByRole('main');
    await waitFor(() => expect(textOf(main)).toContain('You pay 250.00 USDT'));
    await waitFor(() => expect(textOf(main)).toContain(`You receive ${quote.to_amount} BTC`));
    await waitFor(() => expect(canvas.queryByRole('textbox')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible());
  },
};

/** Spent elsewhere in the meantime: the server's refusal shows at the amount. */
export const Insufficient: Story = {
  parameters: {
    msw: [
      ...reads,
      refuse('POST flash/quote', 'insufficient-balance', 'Insufficient Balance. There is not enough USDT available.'),
    ],
  },
  async play({ canvas }) {
    await userEvent.type(await canvas.findByLabelText('You pay'), '250');
    await expect(await canvas.findByText(/Insufficient Balance/u)).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText('You pay')).toBeInvalid());
  },
};

/** Without a price there is no quote; once there is one, another can be requested. */
export const NoPrice: Story = {
  parameters: {
    chromatic: { disableSnapshot: true },
    msw: [
      ...reads,
      refuse('POST flash/quote', 'rate-unavailable', 'No live rate right now.', () => {
        asked += 1;
      }),
    ],
  },
  beforeEach() {
    asked = 0;
  },
  async play({ canvas }) {
    await userEvent.type(await canvas.findByLabelText('You pay'), '250');
    await expect(await canvas.findByText('No live rate right now.')).toBeVisible();
    await press(await canvas.findByRole('button', { name: 'Get a new quote' }));
    await waitFor(() => expect(asked).toBe(2));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Get a new quote' })).toBeVisible());
  },
};

/** The other direction; the amount stays with its currency. */
export const Swapped: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  async play({ canvas }) {
    await userEvent.type(await canvas.findByLabelText('You pay'), '250');
    await userEvent.click(await canvas.findByRole('button', { name: 'Swap currencies' }));
    await waitFor(() => expect(canvas.getByLabelText('You receive')).toHaveValue('250'));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Paying with BTC' })).toBeVisible());
  },
};

export const Loading: Story = { parameters: { msw: [...defaultHandlers, wait('GET wallet/index')] } };

export const Failed: Story = {
  parameters: { msw: [...defaultHandlers, fail('GET wallet/index')] },
  async play({ canvas }) {
    await expect(await canvas.findByText('We couldn’t load your balances')).toBeVisible();
  },
};

export const Translated: Story = { parameters: { chromatic: { modes: languageModes } } };

const textOf = (element: HTMLElement): string => element.innerText.replaceAll(/\s+/gu, ' ').trim();
