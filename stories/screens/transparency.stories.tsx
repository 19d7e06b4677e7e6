import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { languageModes, screenModes } from '../../.storybook/modes.ts';
import { answer, fail, none, refuse, wait } from './api.ts';
import { App, defaultHandlers, seenBy } from './app.tsx';
import { info } from './fixtures.ts';
import { balanceProof, latest, snapshots } from './transparency-fixtures.ts';
import { young } from './transparency-status-fixtures.ts';

const page = {
  title: 'Transparency',
  html: '<h2>What this page shows</h2><p>Sample text of a fictional operator.</p>',
  lang: 'en-us',
  version: 1,
  updated_at: '2026-11-01T00:00:00.000Z',
} as const;

const handlers = [
  ...defaultHandlers,
  answer('GET info/transparency', page),
  answer('GET transparency/liabilities', latest),
  answer('GET transparency/snapshots', { items: snapshots, page: 1, pageSize: 20, total: snapshots.length }),
  answer('GET transparency/proof', balanceProof),
  answer('GET transparency/status', young),
];

/** What is owed to customers and held, and whether the customer's own balances are counted. */
const meta = {
  component: App,
  args: { path: '/transparency' },
  parameters: { layout: 'fullscreen', msw: handlers },
  beforeEach: seenBy(info),
} satisfies Meta<typeof App>;

export default meta;
type Story = StoryObj<typeof meta>;

const totals = async (canvas: ReturnType<typeof within>) =>
  within(await canvas.findByRole('list', { name: 'What Florin owes and holds, by currency' }));

export const Content: Story = {
  parameters: { chromatic: { modes: screenModes } },
  async play({ canvas }) {
    const list = await totals(canvas);
    await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(4));
    await waitFor(() => expect(list.getByText('Florin holds less than it owes')).toBeVisible());
    await waitFor(() => expect(list.getAllByRole('listitem')[0]).toHaveTextContent('Owes 2.665'));
    await waitFor(() => expect(list.getAllByRole('listitem')[0]).toHaveTextContent('Holds 14.115'));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Check my balances' })).toBeVisible());
  },
};

export const Languages: Story = { parameters: { chromatic: { modes: languageModes } } };

async function checked(canvas: ReturnType<typeof within>) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Check my balances' }));
  const sheet = within(await screen.findByRole('dialog'));
  await sheet.findByRole('list', { name: 'Your balances in this snapshot' });
  return sheet;
}

export const Verified: Story = {
  parameters: { chromatic: { modes: { ...screenModes, ...languageModes } } },
  async play({ canvas }) {
    const sheet = await checked(canvas);
    await waitFor(() => expect(sheet.getByText('Your balances are counted')).toBeVisible());
    const steps = within(await sheet.findByRole('list', { name: 'Your balances in this snapshot' }));
    await waitFor(() =>
      expect(steps.getAllByRole('listitem').map((item) => item.dataset.state)).toEqual(['holds', 'holds', 'holds']),
    );
  },
};

/** The server hides a part of what it owes. */
export const Failed: Story = {
  parameters: {
    msw: [
      answer('GET transparency/proof', {
        ...balanceProof,
        items: balanceProof.items.map((item) => (item.currency === 'EUR' ? { ...item, balance: '1820.4' } : item)),
      }),
      ...handlers,
    ],
  },
  async play({ canvas }) {
    const sheet = await checked(canvas);
    await waitFor(() => expect(sheet.getByText('Not verified')).toBeVisible());
    await waitFor(() =>
      expect(sheet.getByText('The path doesn’t lead to the stated root and total.')).toBeInTheDocument(),
    );
  },
};

/** A customer is shown roots of their own, that nobody else sees. */
export const Unpublished: Story = {
  parameters: {
    chromatic: { disableSnapshot: true },
    msw: [
      answer('GET transparency/liabilities', {
        ...latest,
        items: latest.items.map((item) => (item.currency === 'EUR' ? { ...item, root: 'a'.repeat(64) } : item)),
      }),
      ...handlers,
    ],
  },
  async play({ canvas }) {
    const sheet = await checked(canvas);
    await waitFor(() => expect(sheet.getByText('The published root or total is different.')).toBeInTheDocument());
    await waitFor(() => expect(sheet.getByText('Not verified')).toBeVisible());
  },
};

export const NoBalance: Story = {
  parameters: { msw: [answer('GET transparency/proof', { ...balanceProof, items: [] }), ...handlers] },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Check my balances' }));
    await waitFor(() => expect(screen.getByText('You had no balance')).toBeVisible());
  },
};

/** Proofs are deleted after a while, which is no failure. */
export const ProofGone: Story = {
  parameters: { msw: [refuse('GET transparency/proof', 'not-found', 'Not found.'), ...handlers] },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Check my balances' }));
    await waitFor(() => expect(screen.getByText('No longer available')).toBeVisible());
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull());
  },
};

/** A snapshot from the list of all. */
export const Earlier: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: /Snapshot 411/u }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Snapshot 411' }));
    await waitFor(() => expect(sheet.getAllByRole('button', { name: 'Copy the root of BTC' })).not.toHaveLength(0));
  },
};

export const Visitor: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  beforeEach: seenBy(null),
  async play({ canvas }) {
    const link = await canvas.findByRole('link', { name: 'Log in to check' });
    await waitFor(() => expect(link).toHaveAttribute('href', '/login?redirect=%2Ftransparency'));
  },
};

export const NoSnapshotYet: Story = {
  parameters: {
    msw: [
      refuse('GET transparency/liabilities', 'not-found', 'We couldn’t find that.'),
      answer('GET transparency/snapshots', { ...none, items: [] }),
      ...handlers,
    ],
  },
  async play({ canvas }) {
    await expect(await canvas.findByText('No snapshot yet')).toBeVisible();
  },
};

export const Failure: Story = {
  parameters: { msw: [fail('GET transparency/liabilities'), ...handlers] },
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByText('We couldn’t load the snapshot')).toBeVisible());
  },
};

export const Loading: Story = {
  parameters: { msw: [wait('GET transparency/liabilities'), wait('GET transparency/snapshots'), ...handlers] },
};
