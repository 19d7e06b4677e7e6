import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { languageModes, screenModes } from '../../.storybook/modes.ts';
import { answer, example, fail, refuse, wait } from './api.ts';
import { App, prepare, usual } from './app.tsx';
import { info, quote, wallets } from './fixtures.ts';

const balances = answer('GET wallet/index', wallets);
const calls = [...usual, balances, answer('POST flash/quote', quote), example('POST flash/exchange')];

/** Converts at a rate that is read before, exactly or not at all. */
const meta = {
  component: App,
  args: { path: '/flash-exchange' },
  parameters: { layout: 'fullscreen', msw: calls },
  beforeEach: ({ globals }) => prepare(String(globals.locale), info),
} satisfies Meta<typeof App>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Content: Story = {
  parameters: { chromatic: { modes: screenModes } },
  async play({ canvas }) {
    await expect(await canvas.findByLabelText('You give')).toHaveValue('');
    await expect(canvas.getByRole('button', { name: 'Currency that you give: USDT' })).toBeVisible();
  },
};

/** Rate, mid rate and cost; the other amount is the quote's. */
export const Quoted: Story = {
  async play({ canvas }) {
    await userEvent.type(await canvas.findByLabelText('You give'), '250');
    await expect(await canvas.findByRole('button', { name: 'Convert' })).toBeVisible();
    await expect(canvas.getByLabelText('You get')).toHaveValue(quote.to_amount);
    await expect(canvas.getByText(/Cost \(spread\)/u)).toBeVisible();
    await expect(canvas.getByRole('timer')).toHaveAccessibleName(/seconds/u);
  },
};

/** What was booked. */
export const Done: Story = {
  async play({ canvas }) {
    await userEvent.type(await canvas.findByLabelText('You give'), '250');
    await userEvent.click(await canvas.findByRole('button', { name: 'Convert' }));
    await expect(await canvas.findByRole('heading', { name: 'Converted' })).toBeVisible();
    await expect(canvas.getByText('F26112100042')).toBeVisible();
  },
};

/** A quote that the server no longer takes is replaced, and asked about again. */
export const RanOut: Story = {
  parameters: {
    msw: [
      ...usual,
      balances,
      answer('POST flash/quote', quote),
      refuse('POST flash/exchange', 'quote-expired', 'This quote has expired. Nothing was converted; here is a new one.'),
    ],
  },
  async play({ canvas }) {
    await userEvent.type(await canvas.findByLabelText('You give'), '250');
    await userEvent.click(await canvas.findByRole('button', { name: 'Convert' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Convert' })).not.toHaveAttribute('aria-busy'));
    await expect(canvas.queryByRole('heading', { name: 'Converted' })).toBeNull();
  },
};

/** Too much is said at the amount. */
export const Insufficient: Story = {
  parameters: {
    msw: [
      ...usual,
      balances,
      refuse('POST flash/quote', 'insufficient-balance', 'Insufficient Balance. There is not enough USDT available.'),
    ],
  },
  async play({ canvas }) {
    await userEvent.type(await canvas.findByLabelText('You give'), '99999');
    await expect(await canvas.findByText(/Insufficient Balance/u)).toBeVisible();
    await expect(canvas.getByLabelText('You give')).toBeInvalid();
  },
};

/** The other direction; the amount stays with its currency. */
export const Swapped: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  async play({ canvas }) {
    await userEvent.type(await canvas.findByLabelText('You give'), '250');
    await userEvent.click(canvas.getByRole('button', { name: 'Swap the currencies' }));
    await expect(canvas.getByLabelText('You get')).toHaveValue('250');
    await expect(canvas.getByRole('button', { name: 'Currency that you give: BTC' })).toBeVisible();
  },
};

export const Loading: Story = { parameters: { msw: [...usual, wait('GET wallet/index')] } };

export const Failed: Story = {
  parameters: { msw: [...usual, fail('GET wallet/index')] },
  async play({ canvas }) {
    await expect(await canvas.findByText('Your balances could not be loaded')).toBeVisible();
  },
};

export const Translated: Story = { parameters: { chromatic: { modes: languageModes } } };
