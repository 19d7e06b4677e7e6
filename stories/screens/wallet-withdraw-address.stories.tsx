import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { testAddresses } from '../test-addresses.ts';
import { answer } from './api.ts';
import { App, type Canvas, seenBy } from './app.tsx';
import { info } from './fixtures.ts';
import { noAddresses, savedOnly } from './withdrawal-fixtures.ts';
import { chooseNetwork, chooseSaved, withdrawalHandlers as handlers } from './withdrawal-form.ts';

/** The address of a withdrawal: a saved one, or one that is checked as typed. */
const meta = {
  component: App,
  args: { path: '/wallet/down/USDT' },
  parameters: { layout: 'fullscreen', msw: handlers },
  beforeEach: seenBy(info),
} satisfies Meta<typeof App>;

export default meta;
type Story = StoryObj<typeof meta>;

const unseen = { chromatic: { disableSnapshot: true } };

async function typeAddress(canvas: Canvas, address: string): Promise<HTMLElement> {
  const field = await canvas.findByRole('textbox', { name: /allet address$/u });
  await userEvent.click(field);
  await userEvent.paste(address);
  await userEvent.tab();
  return field;
}

/** Those of this network alone. */
export const SavedAddresses: Story = {
  async play({ canvas }) {
    await chooseNetwork(canvas);
    await userEvent.click(await canvas.findByRole('button', { name: /^Saved address/u }));
    await expect(await screen.findByRole('button', { name: /^Savings/u })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Cold storage/u })).toBeNull());
    await expect(await screen.findByRole('button', { name: 'Manage addresses' })).toBeVisible();
  },
};

/** Nothing can be typed; an address that still waits says how long. */
export const SavedOnly: Story = {
  parameters: { msw: [answer('GET wallet/addresses', savedOnly), ...handlers] },
  async play({ canvas }) {
    await chooseNetwork(canvas);
    await waitFor(() => expect(canvas.queryByRole('textbox', { name: /allet address/u })).toBeNull());
    await userEvent.click(await canvas.findByRole('button', { name: /^Saved address/u }));
    const waiting = await screen.findByRole('button', { name: /^Ledger.*Available from Nov 22, 2126/u });
    await waitFor(() => expect(waiting).toBeDisabled());
  },
};

export const SavedOnlyChosen: Story = {
  parameters: { msw: [answer('GET wallet/addresses', savedOnly), ...handlers] },
  async play({ canvas }) {
    await chooseNetwork(canvas);
    await chooseSaved(canvas);
    await expect(await canvas.findByRole('group', { name: 'Wallet address' })).toBeVisible();
  },
};

export const SavedOnlyNone: Story = {
  parameters: {
    msw: [answer('GET wallet/addresses', { ...savedOnly, items: [] }), ...handlers],
  },
  async play({ canvas }) {
    await chooseNetwork(canvas);
    await expect(await canvas.findByText('No saved address for Tron (TRC-20)')).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Review withdrawal' })).toBeNull());
  },
};

/** The network of the address is named; with it chosen, the address is right. */
export const OtherNetwork: Story = {
  parameters: { msw: [answer('GET wallet/addresses', noAddresses), ...handlers] },
  async play({ canvas }) {
    await chooseNetwork(canvas);
    const field = await typeAddress(canvas, testAddresses.evm);
    await waitFor(() => expect(field).toHaveAccessibleDescription(/address on Ethereum/u));
  },
};

export const OtherNetworkChosen: Story = {
  parameters: { ...unseen, msw: [answer('GET wallet/addresses', noAddresses), ...handlers] },
  async play({ canvas }) {
    await chooseNetwork(canvas);
    const field = await typeAddress(canvas, testAddresses.evm);
    await waitFor(() => expect(field).toBeInvalid());
    await userEvent.click(await canvas.findByRole('button', { name: 'Change' }));
    await chooseNetwork(canvas, /^Ethereum/u);
    await waitFor(() => expect(field).toBeValid());
    await waitFor(() => expect(field).toHaveValue(testAddresses.evm));
  },
};

/** A code that asks for a payment on another network of the same kind of addresses. */
export const PaymentElsewhere: Story = {
  parameters: { msw: [answer('GET wallet/addresses', noAddresses), ...handlers] },
  async play({ canvas }) {
    await chooseNetwork(canvas, /^Ethereum/u);
    const field = await typeAddress(canvas, `ethereum:${testAddresses.evm}@56?value=1.5e18`);
    await waitFor(() => expect(field).toHaveValue(testAddresses.evm));
    await expect(await canvas.findByText('This code is for a different payment')).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText('Amount, including the fee')).toHaveValue(''));
    // The address alone is one on any of them.
    await userEvent.clear(field);
    await waitFor(() => expect(canvas.queryByText('This code is for a different payment')).toBeNull());
    await typeAddress(canvas, testAddresses.evm);
    await waitFor(() => expect(field).toHaveValue(testAddresses.evm));
    await waitFor(() => expect(canvas.getByText('This code is for a different payment')).toBeVisible());
  },
};

export const WrongChecksum: Story = {
  parameters: { ...unseen, msw: [answer('GET wallet/addresses', noAddresses), ...handlers] },
  async play({ canvas }) {
    await chooseNetwork(canvas);
    const field = await typeAddress(canvas, testAddresses.tron);
    await waitFor(() => expect(field).toHaveAccessibleDescription(/has a typo/u));
  },
};
