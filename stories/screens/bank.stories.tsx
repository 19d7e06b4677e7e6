import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { languageModes, screenModes } from '../../.storybook/modes.ts';
import { answer, example, fail, refuse, wait } from './api.ts';
import { App, defaultHandlers, type Canvas, seenBy } from './app.tsx';
import { bank, cards } from './bank-fixtures.ts';
import { info } from './fixtures.ts';

const index = answer('GET bank/index', bank);
const linked = answer('GET user/bank', cards);
const handlers = [...defaultHandlers, index, linked, example('POST bank/unbind')];

/** Fiat wallets, linked cards, and the ways to fund and empty them. */
const meta = {
  component: App,
  args: { path: '/bank' },
  parameters: { layout: 'fullscreen', msw: handlers },
  beforeEach: seenBy(info),
} satisfies Meta<typeof App>;

export default meta;
type Story = StoryObj<typeof meta>;

async function openCard(canvas: Canvas, name: string): Promise<HTMLElement> {
  await userEvent.click(
    await canvas.findByRole('button', { name: new RegExp(`^Details of ${name}, ending in \\d\\d$`, 'u') }),
  );
  const sheet = await screen.findByRole('dialog', { name });
  await waitFor(() => expect(sheet).toBeVisible());
  return sheet;
}

export const Content: Story = {
  parameters: { chromatic: { modes: screenModes } },
  async play({ canvas }) {
    const wallets = await canvas.findByRole('list', { name: 'Balances' });
    await waitFor(() => expect(within(wallets).getAllByRole('listitem')).toHaveLength(3));
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Withdraw' })).toHaveAttribute('href', '/bank/draw/EUR'),
    );
    await expect(await canvas.findByRole('group', { name: /^Harbor Cooperative Bank/u })).toBeVisible();
    await expect(await canvas.findByText('Visa')).toBeVisible();
    await waitFor(() => expect(canvas.queryByText('Verification needed')).toBeNull());
  },
};

/** What can be done with one wallet, and what can’t. */
export const Wallet: Story = {
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: /^Japanese yen/u }));
    const menu = await screen.findByRole('dialog', { name: 'Japanese yen' });
    await waitFor(() =>
      expect(within(menu).getByRole('button', { name: /^Deposit JPY/u })).toHaveAttribute('aria-disabled', 'true'),
    );
    await waitFor(() => expect(within(menu).getByText('No bank withdrawals in JPY')).toBeVisible());
    await waitFor(() =>
      expect(within(menu).getByRole('link', { name: 'JPY transactions' })).toHaveAttribute(
        'href',
        '/wallet/record/JPY',
      ),
    );
  },
};

/** A card’s details, all masked. */
export const CardDetails: Story = {
  async play({ canvas }) {
    const sheet = await openCard(canvas, 'Sample Savings Bank');
    await waitFor(() => expect(within(sheet).getByText('41 … 11')).toBeInTheDocument());
    await waitFor(() => expect(within(sheet).getByRole('button', { name: 'Remove card' })).toBeVisible());
  },
};

/** While a withdrawal to it is in progress, the card stays. */
export const CardInUse: Story = {
  async play({ canvas }) {
    const sheet = await openCard(canvas, 'Harbor Cooperative Bank');
    await waitFor(() => expect(within(sheet).getByText('This card is in use')).toBeVisible());
    await waitFor(() => expect(within(sheet).queryByRole('button', { name: 'Remove card' })).toBeNull());
  },
};

/** A card that can’t be used yet says from when it can. */
export const CardWaits: Story = {
  parameters: {
    msw: [
      answer('GET user/bank', {
        items: cards.items.map((card) => ({ ...card, usable_at: '2026-11-22T08:30:00.000Z', in_use: false })),
      }),
      ...handlers,
    ],
  },
  async play({ canvas }) {
    const card = await canvas.findByRole('group', { name: /^Sample Savings Bank/u });
    await waitFor(() => expect(card).toHaveTextContent(/Available from Nov 22, 2026, 8:30\sAM/u));
  },
};

/** Removing asks first. */
export const Remove: Story = {
  async play({ canvas }) {
    const sheet = await openCard(canvas, 'Sample Savings Bank');
    await userEvent.click(await within(sheet).findByRole('button', { name: 'Remove card' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Remove Sample Savings Bank?' });
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Remove card' })).toBeVisible());
  },
};

/** Whoever keeps it gets back to its details, and from there to its button. */
export const Kept: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  async play({ canvas }) {
    const sheet = await openCard(canvas, 'Sample Savings Bank');
    await userEvent.click(await within(sheet).findByRole('button', { name: 'Remove card' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    await screen.findByRole('dialog', { name: 'Sample Savings Bank' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: /Sample Savings Bank/u })).toHaveFocus());
  },
};

/** After removing, the sheet is gone and a message says so. */
export const Removed: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  async play({ canvas }) {
    const sheet = await openCard(canvas, 'Sample Savings Bank');
    await userEvent.click(await within(sheet).findByRole('button', { name: 'Remove card' }));
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Remove card' }));
    await expect(await screen.findByText('Sample Savings Bank removed')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** A withdrawal that began meanwhile keeps the card. */
export const RemoveRefused: Story = {
  parameters: {
    msw: [refuse('POST bank/unbind', 'card-in-use', 'A withdrawal to this card is still in progress.'), ...handlers],
  },
  async play({ canvas }) {
    const sheet = await openCard(canvas, 'Sample Savings Bank');
    await userEvent.click(await within(sheet).findByRole('button', { name: 'Remove card' }));
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Remove card' }));
    await expect(await within(dialog).findByText('A withdrawal to this card is still in progress.')).toBeVisible();
  },
};

/** Before the first deposit: what a withdrawal needs. */
export const NotVerified: Story = {
  beforeEach: seenBy({ ...info, real: { status: 0, reason: null } }),
  parameters: {
    msw: [
      answer('GET bank/index', { ...bank, verification_needed: true }),
      answer('GET user/bank', { items: [] }),
      ...handlers,
    ],
  },
  async play({ canvas }) {
    await expect(await canvas.findByText('Verification needed')).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Verify identity' })).toHaveAttribute('href', '/user/auth'),
    );
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Link a card' })).toHaveAttribute('href', '/bank/bind'),
    );
  },
};

/** While the documents are reviewed, nothing is asked of the customer. */
export const InReview: Story = {
  ...NotVerified,
  beforeEach: seenBy({ ...info, real: { status: 2, reason: null } }),
  async play({ canvas }) {
    await expect(await canvas.findByText('Your verification is in review')).toBeVisible();
    await waitFor(() => expect(canvas.getByText(/withdraw to a bank card as soon as you’re verified/u)).toBeVisible());
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'View status' })).toHaveAttribute('href', '/user/auth'),
    );
  },
};

/** No currency by bank, as the operator may have it. */
export const Empty: Story = {
  parameters: {
    msw: [
      answer('GET bank/index', { items: [], verification_needed: false }),
      answer('GET user/bank', { items: [] }),
      ...handlers,
    ],
  },
  async play({ canvas }) {
    await expect(await canvas.findByText('Bank transfers aren’t available right now')).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Withdraw' })).toBeNull());
  },
};

export const Loading: Story = {
  parameters: { msw: [wait('GET bank/index'), wait('GET user/bank'), ...handlers] },
};

export const Failed: Story = {
  parameters: { msw: [fail('GET bank/index'), ...handlers] },
  async play({ canvas }) {
    await expect(await canvas.findByText('We couldn’t load your balances')).toBeVisible();
  },
};

/** The cards fail alone: the rest of the screen stays. */
export const CardsFailed: Story = {
  parameters: { msw: [fail('GET user/bank'), ...handlers] },
  async play({ canvas }) {
    await expect(await canvas.findByText('We couldn’t load your cards')).toBeVisible();
    await expect(await canvas.findByRole('list', { name: 'Balances' })).toBeVisible();
  },
};

export const Translated: Story = { parameters: { chromatic: { modes: languageModes } } };
