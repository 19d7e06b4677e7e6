import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { calls, type ResponseOf } from '#contract/index';
import { languageModes, screenModes } from '../../.storybook/modes.ts';
import { testAddresses } from '../test-addresses.ts';
import { answer, example, fail, none, refuse, wait } from './api.ts';
import { App, defaultHandlers, prepare, seenBy } from './app.tsx';
import { day, factors, info, sessions } from './fixtures.ts';
import { assets } from './money-fixtures.ts';
import { addresses } from './withdrawal-fixtures.ts';

type Book = ResponseOf<'GET wallet/addresses'>;

const savings = { ...calls['GET wallet/addresses'].example.response.items[0], created_at: day(19, '08:30') };
const items: Book['items'] = [
  {
    ...savings,
    id: '6',
    currency: 'ETH',
    network: 'ethereum',
    address: testAddresses.evm,
    label: 'Exchange',
    created_at: day(0, '09:00'),
    usable_at: '2026-11-22T09:00:00.000Z',
  },
  { ...savings, usable_at: day(19, '08:30') },
];
const off = { enabled: false, ends_at: null } as const;
const on = { enabled: true, ends_at: null } as const;
const ending = { enabled: true, ends_at: '2026-11-22T08:15:00.000Z' } as const;

const book = (addresses: Book) => answer('GET wallet/addresses', addresses);

const around = [
  ...defaultHandlers,
  example('GET user/auth'),
  answer('GET user/factors', factors),
  answer('GET user/sessions', sessions),
  answer('GET user/activity', { ...none, items: [] }),
];

/** The address book: saved addresses, and whether withdrawals go to them only. */
const meta = {
  component: App,
  args: { path: '/security' },
  parameters: { layout: 'fullscreen', msw: [book({ items, saved_only: off }), ...around] },
  beforeEach: seenBy(info),
} satisfies Meta<typeof App>;

export default meta;
type Story = StoryObj<typeof meta>;

interface Finder {
  findByRole: typeof screen.findByRole;
}

async function open(canvas: Finder) {
  await userEvent.click(await canvas.findByRole('button', { name: /^Address book/u }));
  return within(await screen.findByRole('dialog', { name: 'Address book' }));
}

/** In any language: the row is the only button of its section. */
async function openTranslated({ canvasElement }: { canvasElement: HTMLElement }) {
  const icon = await waitFor(() => {
    const found = canvasElement.querySelector('.lucide-book-user');
    if (!found) throw new Error('no row');
    return found;
  });
  await userEvent.click(icon);
  await screen.findByRole('dialog');
}

export const Content: Story = {
  parameters: { chromatic: { modes: screenModes } },
  async play({ canvas }) {
    const sheet = await open(canvas);
    const list = await sheet.findByRole('list', { name: 'Address book' });
    await waitFor(() => expect(within(list).getAllByRole('button')).toHaveLength(2));
    await waitFor(() => expect(within(list).getByText('USDT on Tron (TRC-20)')).toBeVisible());
    await waitFor(() => expect(sheet.getByRole('switch', { name: 'Saved addresses only' })).not.toBeChecked());
  },
};

export const Empty: Story = {
  parameters: { msw: [book({ items: [], saved_only: off }), ...around] },
  async play({ canvas }) {
    const sheet = await open(canvas);
    await expect(await sheet.findByText('No saved addresses yet')).toBeVisible();
  },
};

/** A hundred are enough. */
export const Full: Story = {
  parameters: {
    msw: [
      book({ items: Array.from({ length: 100 }, (_, id) => ({ ...savings, id: String(id) })), saved_only: off }),
      ...around,
    ],
    chromatic: { disableSnapshot: true },
  },
  async play({ canvas }) {
    const sheet = await open(canvas);
    await expect(await sheet.findByText(/^You can save up to 100 addresses/u)).toBeVisible();
    await waitFor(() => expect(sheet.queryByRole('button', { name: 'Add address' })).toBeNull());
  },
};

export const Loading: Story = {
  parameters: { msw: [wait('GET wallet/addresses'), ...around] },
  async play({ canvas }) {
    await open(canvas);
  },
};

export const Failed: Story = {
  parameters: { msw: [fail('GET wallet/addresses'), ...around] },
  async play({ canvas }) {
    const sheet = await open(canvas);
    await expect(await sheet.findByText('We couldn’t load your addresses')).toBeVisible();
  },
};

/** Saved addresses only: a new one waits, and says until when. */
export const SavedOnly: Story = {
  parameters: { msw: [book({ items, saved_only: on }), ...around] },
  async play({ canvas }) {
    const sheet = await open(canvas);
    await waitFor(() => expect(sheet.getByRole('switch', { name: 'Saved addresses only' })).toBeChecked());
    await expect(await sheet.findByText(/^Available from Nov 22, 2026/u)).toBeVisible();
  },
};

/** Turned off: it ends in 24 hours, and can still stay. */
export const Ending: Story = {
  parameters: { msw: [book({ items, saved_only: ending }), ...around] },
  async play({ canvas }) {
    const sheet = await open(canvas);
    await expect(await sheet.findByText(/^On until Nov 22, 2026/u)).toBeVisible();
    await waitFor(() => expect(sheet.getByRole('switch', { name: 'Saved addresses only' })).not.toBeChecked());
  },
};

let savedOnly: Book['saved_only'] = off;

/** Before it is turned on: what it means. */
export const TurnOn: Story = {
  parameters: {
    msw: [
      answer('GET wallet/addresses', () => ({ items: [], saved_only: savedOnly })),
      answer('POST wallet/savedOnly', ({ enabled }) => {
        savedOnly = enabled === true ? on : ending;
        return savedOnly;
      }),
      ...around,
    ],
  },
  beforeEach({ globals }) {
    savedOnly = off;
    return prepare(globals, info);
  },
  async play({ canvas }) {
    const sheet = await open(canvas);
    await userEvent.click(await sheet.findByRole('switch', { name: 'Saved addresses only' }));
    await expect(await sheet.findByText(/until 24 hours after you save one/iu)).toBeVisible();
  },
};

/** Turned on at once, and off again in 24 hours. */
export const TurnedOnAndOff: Story = {
  ...TurnOn,
  parameters: { ...TurnOn.parameters, chromatic: { disableSnapshot: true } },
  async play({ canvas }) {
    const sheet = await open(canvas);
    await userEvent.click(await sheet.findByRole('switch', { name: 'Saved addresses only' }));
    await userEvent.click(await sheet.findByRole('button', { name: 'Turn on' }));
    const choice = await sheet.findByRole('switch', { name: 'Saved addresses only' });
    await waitFor(() => expect(choice).toBeChecked());
    await userEvent.click(choice);
    await expect(await sheet.findByText(/^On until Nov 22, 2026/u)).toBeVisible();
  },
};

export const TurnOnFailed: Story = {
  parameters: {
    msw: [book({ items, saved_only: off }), fail('POST wallet/savedOnly'), ...around],
    chromatic: { disableSnapshot: true },
  },
  async play({ canvas }) {
    const sheet = await open(canvas);
    await userEvent.click(await sheet.findByRole('switch', { name: 'Saved addresses only' }));
    await userEvent.click(await sheet.findByRole('button', { name: 'Turn on' }));
    await expect(await sheet.findByText('Wait a moment, then try again.')).toBeVisible();
  },
};

const toForm = async (canvas: Finder) => {
  const sheet = await open(canvas);
  await userEvent.click(await sheet.findByRole('button', { name: 'Add address' }));
  return within(await screen.findByRole('dialog', { name: 'Add address' }));
};

export const Add: Story = {
  parameters: { msw: [book({ items, saved_only: on }), ...around] },
  async play({ canvas }) {
    const form = await toForm(canvas);
    await expect(await form.findByText(/can be used 24 hours after you save it/u)).toBeVisible();
  },
};

/** Checked as typed: an address of another network is named. */
export const WrongNetwork: Story = {
  async play({ canvas }) {
    const form = await toForm(canvas);
    await userEvent.click(await form.findByRole('radio', { name: /^Tron/u }));
    await userEvent.type(await form.findByLabelText('Wallet address'), testAddresses.evm);
    await userEvent.tab();
    await expect(await form.findByText(/Ethereum or a compatible network/u)).toBeVisible();
    // Right on the other network.
    await userEvent.click(await form.findByRole('radio', { name: /^Ethereum/u }));
    await waitFor(() => expect(form.queryByText(/compatible network/u)).toBeNull());
    await userEvent.click(await form.findByRole('radio', { name: /^Tron/u }));
    await expect(await form.findByText(/Ethereum or a compatible network/u)).toBeVisible();
  },
};

/** Another currency has other networks; the name and the focus stay. */
export const OtherCurrency: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  async play({ canvas }) {
    const form = await toForm(canvas);
    await userEvent.type(await form.findByLabelText('Name'), 'Vault');
    await userEvent.click(await form.findByRole('button', { name: /^Currency USDT/u }));
    await userEvent.click(await screen.findByRole('button', { name: /^BTC/u }));
    await waitFor(() => expect(form.getByRole('button', { name: /^Currency BTC/u })).toHaveFocus());
    await waitFor(() => expect(form.getByLabelText('Name')).toHaveValue('Vault'));
  },
};

/** Closed by accident: what was typed is still there. */
export const Kept: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  async play({ canvas }) {
    const form = await toForm(canvas);
    await userEvent.click(await form.findByRole('radio', { name: /^Ethereum/u }));
    await userEvent.type(await form.findByLabelText('Wallet address'), testAddresses.evm);
    await userEvent.type(await form.findByLabelText('Name'), 'Vault');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const again = await toForm(canvas);
    await waitFor(() => expect(again.getByRole('radio', { name: /^Ethereum/u })).toBeChecked());
    await waitFor(() => expect(again.getByLabelText('Wallet address')).toHaveValue(testAddresses.evm));
    await waitFor(() => expect(again.getByLabelText('Name')).toHaveValue('Vault'));
  },
};

async function fill(form: Awaited<ReturnType<typeof toForm>>) {
  await userEvent.click(await form.findByRole('radio', { name: /^Ethereum/u }));
  await userEvent.type(await form.findByLabelText('Wallet address'), testAddresses.evm);
  await userEvent.type(await form.findByLabelText('Name'), 'Vault');
  await userEvent.click(await form.findByRole('button', { name: 'Save address' }));
}

let added: Book['items'] = [];

export const Added: Story = {
  parameters: {
    msw: [
      answer('GET wallet/addresses', () => ({ items: added, saved_only: off })),
      answer('POST wallet/saveAddress', (input) => {
        const saved = { ...items[0], ...input, id: '7', memo: '' } as Book['items'][number];
        added = [saved];
        return saved;
      }),
      ...around,
    ],
    chromatic: { disableSnapshot: true },
  },
  beforeEach({ globals }) {
    added = [];
    return prepare(globals, info);
  },
  async play({ canvas }) {
    await fill(await toForm(canvas));
    const sheet = within(await screen.findByRole('dialog', { name: 'Address book' }));
    await expect(await sheet.findByRole('button', { name: /^Vault/u })).toBeVisible();
  },
};

/** Refused: what was typed stays. */
export const Refused: Story = {
  parameters: {
    msw: [
      book({ items, saved_only: off }),
      refuse('POST wallet/saveAddress', 'limit-reached', 'This is above your withdrawal limit.'),
      ...around,
    ],
  },
  async play({ canvas }) {
    const form = await toForm(canvas);
    await fill(form);
    await expect(await form.findByText(/^You can save up to 100 addresses/u)).toBeVisible();
    await waitFor(() => expect(form.getByLabelText('Name')).toHaveValue('Vault'));
    await waitFor(() => expect(form.getByLabelText('Wallet address')).toHaveValue(testAddresses.evm));
  },
};

export const NothingFilledIn: Story = {
  async play({ canvas }) {
    const form = await toForm(canvas);
    await userEvent.click(await form.findByRole('button', { name: 'Save address' }));
    await waitFor(() => expect(form.getByLabelText('Name')).toBeInvalid());
    await waitFor(() => expect(form.getByLabelText('Wallet address')).toBeInvalid());
  },
};

const toDetails = async (canvas: Finder) => {
  const sheet = await open(canvas);
  await userEvent.click(await sheet.findByRole('button', { name: /^Savings/u }));
  return within(await screen.findByRole('dialog', { name: 'Savings' }));
};

/** One address in full, to copy, rename and remove. */
export const Details: Story = {
  async play({ canvas }) {
    const sheet = await toDetails(canvas);
    await waitFor(() => expect(sheet.getByText('TQ5N v7Dc 6xQz 4mY2 rXb8 hJ1k LpWs EtUf Ga')).toBeInTheDocument());
    await waitFor(() => expect(sheet.getByLabelText('Name')).toHaveValue('Savings'));
  },
};

/** Nothing leads away while it saves: the end of that would lead back. */
export const Renaming: Story = {
  parameters: {
    msw: [book({ items, saved_only: off }), wait('POST wallet/saveAddress'), ...around],
    chromatic: { disableSnapshot: true },
  },
  async play({ canvas }) {
    const sheet = await toDetails(canvas);
    await userEvent.click(await sheet.findByRole('button', { name: 'Save name' }));
    await waitFor(() => expect(sheet.getByRole('button', { name: 'Remove address' })).toBeDisabled());
  },
};

export const Remove: Story = {
  async play({ canvas }) {
    const sheet = await toDetails(canvas);
    await userEvent.click(await sheet.findByRole('button', { name: 'Remove address' }));
    await expect(await screen.findByRole('dialog', { name: 'Remove “Savings”?' })).toBeVisible();
  },
};

export const RemoveFailed: Story = {
  parameters: {
    msw: [book({ items, saved_only: off }), fail('POST wallet/removeAddress'), ...around],
    chromatic: { disableSnapshot: true },
  },
  async play({ canvas }) {
    const sheet = await toDetails(canvas);
    await userEvent.click(await sheet.findByRole('button', { name: 'Remove address' }));
    const question = within(await screen.findByRole('dialog', { name: 'Remove “Savings”?' }));
    await userEvent.click(await question.findByRole('button', { name: 'Remove address' }));
    await expect(await question.findByText('Wait a moment, then try again.')).toBeVisible();
  },
};

export const Translated: Story = {
  parameters: { chromatic: { modes: languageModes } },
  play: openTranslated,
};

/** From the saved addresses of a withdrawal to the address book; what was filled in stays. */
export const FromWithdrawal: Story = {
  args: { path: '/wallet/down/USDT' },
  parameters: {
    msw: [
      book(addresses),
      answer('GET user/info', { info }),
      answer('GET wallet/assets', assets),
      answer('GET wallet/limits', { unverified: null }),
      ...around,
    ],
    chromatic: { disableSnapshot: true },
  },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('radio', { name: /^Tron/u }));
    const amount = await canvas.findByLabelText('Amount, including the fee');
    await userEvent.type(amount, '12.5');
    await userEvent.click(await canvas.findByRole('button', { name: /^Saved address/u }));
    await userEvent.click(await screen.findByRole('button', { name: 'Manage addresses' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Address book' }));
    await expect(await sheet.findByRole('button', { name: 'Add address' })).toBeVisible();
    await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(amount).toHaveValue('12.5'));
  },
};
