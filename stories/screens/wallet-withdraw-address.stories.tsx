import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { testAddresses } from '../test-addresses.ts';
import { answer } from './api.ts';
import { App, type Canvas, seenBy } from './app.tsx';
import { info } from './fixtures.ts';
import { addresses, noAddresses, savedOnly, tagged } from './withdrawal-fixtures.ts';
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

const exchange = {
  currency: 'XRP',
  network: 'xrp',
  address: 'rfkE1aSy9G8Upk4JssnwBxhEv5p4mn2KTy',
  memo: '7',
  label: 'Exchange',
};

/** The tag of a saved address isn't sent with another one. */
export const TagOfSaved: Story = {
  args: { path: '/wallet/down/XRP' },
  parameters: {
    ...unseen,
    msw: [
      answer('GET wallet/cryptos', tagged),
      answer('GET wallet/addresses', {
        ...addresses,
        items: addresses.items.slice(0, 1).map((entry) => ({ ...entry, ...exchange })),
      }),
      ...handlers,
    ],
  },
  async play({ canvas }) {
    await chooseSaved(canvas, 'Exchange');
    const tag = await canvas.findByLabelText('Destination tag (optional)');
    await waitFor(() => expect(tag).toHaveValue('7'));
    const field = await canvas.findByRole('textbox', { name: 'Or another wallet address' });
    await userEvent.tripleClick(field);
    await userEvent.paste('rN7n7otQDd6FczFgLdSqtcsAUxDkw6fzRH');
    await waitFor(() => expect(field).toHaveValue('rN7n7otQDd6FczFgLdSqtcsAUxDkw6fzRH'));
    await waitFor(() => expect(tag).toHaveValue(''));
  },
};

/** The amount of one payment request isn’t sent to the address of the next. */
export const AmountOfRequest: Story = {
  args: { path: '/wallet/down/BTC' },
  parameters: { ...unseen, msw: [answer('GET wallet/addresses', noAddresses), ...handlers] },
  async play({ canvas }) {
    await chooseNetwork(canvas);
    const amount = await canvas.findByLabelText('Amount, including the fee');
    const field = await canvas.findByRole('textbox', { name: 'Wallet address' });
    const paste = async (text: string): Promise<void> => {
      await userEvent.tripleClick(field);
      await userEvent.paste(text);
    };
    await paste(`bitcoin:${testAddresses.bitcoin}?amount=0.01`);
    await waitFor(() => expect(amount).toHaveValue('1.01'));
    await paste(`bitcoin:${testAddresses.script}?amount=0.02`);
    await waitFor(() => expect(field).toHaveValue(testAddresses.script));
    await waitFor(() => expect(amount).toHaveValue('1.02'));
    await paste(`bitcoin:${testAddresses.bitcoin}`);
    await waitFor(() => expect(amount).toHaveValue(''));
    // It replaces what can’t be read, with the reason.
    await userEvent.type(amount, '12x');
    await waitFor(() => expect(amount).toHaveAccessibleDescription(/Use only digits/u));
    await paste(`bitcoin:${testAddresses.bitcoin}?amount=0.01`);
    await waitFor(() => expect(amount).toHaveValue('1.01'));
    await waitFor(() => expect(amount).toHaveAccessibleDescription(/More than your available BTC/u));
    // What the customer typed stays.
    await userEvent.clear(amount);
    await userEvent.type(amount, '0.1');
    await paste(`bitcoin:${testAddresses.script}?amount=0.02`);
    await waitFor(() => expect(field).toHaveValue(testAddresses.script));
    await waitFor(() => expect(amount).toHaveValue('0.1'));
  },
};
