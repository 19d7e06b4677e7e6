import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { languageModes, screenModes, themeModes } from '../../.storybook/modes.ts';
import { answer, fail, none, refuse, wait } from './api.ts';
import { App, defaultHandlers, prepare, seenBy } from './app.tsx';
import { info, site } from './fixtures.ts';
import { loseNetwork } from './lose-network.ts';
import {
  bankCompleted,
  bankPending,
  canceled,
  canceledNow,
  completed,
  listed,
  only,
  pending,
  returned,
  reviewing,
  sent,
  type Withdrawal,
} from './withdrawal-record-fixtures.ts';

const list = answer('GET wallet/down-record', listed);

/** The withdrawals, and one of them with its live progress and its receipt. */
const meta = {
  component: App,
  args: { path: '/wallet/down/record' },
  parameters: { layout: 'fullscreen', msw: [...defaultHandlers, list] },
  beforeEach: seenBy(info),
} satisfies Meta<typeof App>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One withdrawal, as its link shows it. */
const one = (withdrawal: Withdrawal, handlers = [answer('GET wallet/down-record', only(withdrawal))]) => ({
  args: { path: `/wallet/down/record?sn=${withdrawal.sn}` },
  parameters: { msw: [...handlers, ...defaultHandlers] },
});

const rows = async (root: HTMLElement) =>
  within(await within(root).findByRole('region', { name: 'Withdrawals' })).findAllByRole('button');

export const Content: Story = {
  parameters: { chromatic: { modes: screenModes } },
  async play({ canvasElement, canvas }) {
    await waitFor(async () => expect(await rows(canvasElement)).toHaveLength(7));
    const [first] = await rows(canvasElement);
    await waitFor(() => expect(first).toHaveTextContent(/^USDT.*100\.00.*Pending$/u));
    await waitFor(() => expect(canvas.getByText(/^Reason: The network is being upgraded/u)).toBeVisible());
  },
};

/** By bank alone; the address of the screen holds the choice. */
export const ByBank: Story = {
  args: { path: '/wallet/down/record?fiat=1' },
  async play({ canvasElement, canvas }) {
    await waitFor(async () => expect(await rows(canvasElement)).toHaveLength(2));
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Bank' })).toBeChecked());
  },
};

/** Choosing a kind, opening one, and going back to the same choice. */
export const Chosen: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  async play({ canvasElement, canvas }) {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Crypto' }));
    await waitFor(async () => expect(await rows(canvasElement)).toHaveLength(5));
    const [first] = await rows(canvasElement);
    await userEvent.click(first as HTMLElement);
    await expect(await canvas.findByRole('heading', { level: 1, name: `Withdrawal ${pending.sn}` })).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Back' }));
    await waitFor(async () => expect(await rows(canvasElement)).toHaveLength(5));
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Crypto' })).toBeChecked());
  },
};

export const Empty: Story = {
  parameters: { msw: [answer('GET wallet/down-record', { ...none, items: [] }), ...defaultHandlers] },
  async play({ canvas }) {
    await expect(await canvas.findByText('No withdrawals yet')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Withdraw' })).toHaveAttribute('href', '/wallet/down'));
  },
};

/** None of this kind: the way out is to show all. */
export const NoneOfKind: Story = {
  args: { path: '/wallet/down/record?fiat=1' },
  parameters: {
    msw: [
      answer('GET wallet/down-record', ({ fiat }) => (fiat === '1' ? { ...none, items: [] } : listed({}))),
      ...defaultHandlers,
    ],
  },
  async play({ canvasElement, canvas }) {
    await expect(await canvas.findByText('No bank withdrawals')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Show all' }));
    await waitFor(async () => expect(await rows(canvasElement)).toHaveLength(7));
    await userEvent.click(await canvas.findByRole('radio', { name: 'Bank' }));
    await expect(await canvas.findByText('No bank withdrawals')).toBeVisible();
  },
};

export const Loading: Story = { parameters: { msw: [wait('GET wallet/down-record'), ...defaultHandlers] } };

export const Failed: Story = {
  parameters: { msw: [fail('GET wallet/down-record'), ...defaultHandlers] },
  async play({ canvas }) {
    await expect(await canvas.findByText('We couldn’t load your withdrawals')).toBeVisible();
  },
};

/** Just confirmed: all the facts, and a quiet way to cancel. */
export const Pending: Story = {
  ...one(pending),
  async play({ canvas }) {
    await expect(await canvas.findByText('We’ve received your withdrawal')).toBeVisible();
    const steps = await canvas.findByRole('list', { name: `Withdrawal ${pending.sn}` });
    await waitFor(() => expect(steps).toHaveTextContent(/^Received, Done.*In review, In progress.*Sent, Upcoming/u));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Cancel withdrawal' })).toBeVisible());
    await waitFor(() => expect(canvas.getByText('TQ5N v7Dc 6xQz 4mY2 rXb8 hJ1k LpWs EtUf Ga')).toBeInTheDocument());
  },
};

/** From its review on, it can’t be canceled. */
export const Reviewing: Story = {
  ...one(reviewing),
  async play({ canvas }) {
    await expect(await canvas.findByText('We’re reviewing your withdrawal')).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Cancel withdrawal' })).toBeNull());
  },
};

/** Sent: confirmations are counted, and anybody can look it up. */
export const Sent: Story = {
  ...one(sent),
  async play({ canvas }) {
    await expect(await canvas.findByText('Your withdrawal is on its way')).toBeVisible();
    await waitFor(() => expect(canvas.getByText('7 of 12 confirmations')).toBeVisible());
    const link = await canvas.findByRole('link', { name: 'View on etherscan.io' });
    await waitFor(() => expect(link).toHaveAttribute('href', sent.transaction_url));
    await waitFor(() => expect(link).toHaveAttribute('target', '_blank'));
    await waitFor(() => expect(link).toHaveAttribute('rel', 'noopener noreferrer'));
  },
};

/** With play money, the transaction is on no network, so nothing links there. */
export const Completed: Story = {
  ...one(completed),
  parameters: { ...one(completed).parameters, chromatic: { modes: themeModes } },
  async play({ canvas }) {
    const receipt = await canvas.findByRole('article', { name: 'Withdrawal complete' });
    await waitFor(() => expect(receipt).toHaveTextContent(/1,249\.00.*USDT/u));
    await waitFor(() => expect(within(receipt).getByText('104273')).toBeVisible());
    await waitFor(() => expect(canvas.getByText(/isn’t on any network/u)).toBeVisible());
    await waitFor(() => expect(canvas.queryByRole('link', { name: /^View on/u })).toBeNull());
  },
};

/** On a network without an explorer: the transaction is there to copy. */
export const WithoutExplorer: Story = {
  ...one(completed),
  parameters: {
    msw: [
      answer('GET index/site', { ...site, play_money: false }),
      answer('GET wallet/down-record', only(completed)),
      ...defaultHandlers,
    ],
    chromatic: { disableSnapshot: true },
  },
  async play({ canvas }) {
    await expect(await canvas.findByRole('button', { name: 'Copy transaction ID' })).toBeVisible();
    await waitFor(() => expect(canvas.queryByText(/isn’t on any network/u)).toBeNull());
    await waitFor(() => expect(canvas.queryByRole('link', { name: /^View on/u })).toBeNull());
  },
};

/** Returned with its reason: all of it is back. */
export const Returned: Story = {
  ...one(returned),
  async play({ canvas }) {
    await expect(await canvas.findByText('Your withdrawal wasn’t sent')).toBeVisible();
    await waitFor(() => expect(canvas.getByText(/^Reason: The network is being upgraded/u)).toBeVisible());
    await waitFor(() => expect(canvas.getByText('The full amount is available again.')).toBeVisible());
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Contact support' })).toHaveAttribute(
        'href',
        `/contact?about=withdrawal&reference=${returned.sn}`,
      ),
    );
  },
};

/** The operator has turned the prompts to contact support off. */
export const ReturnedWithoutSupport: Story = {
  ...one(returned, [
    answer('GET index/site', { ...site, support_switch: false }),
    answer('GET wallet/down-record', only(returned)),
  ]),
  async play({ canvas }) {
    await expect(await canvas.findByText('Your withdrawal wasn’t sent')).toBeVisible();
    await expect(await canvas.findByText(/^Play money/u)).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Contact support' })).toBeNull());
    await expect(await canvas.findByRole('link', { name: 'View assets' })).toBeVisible();
  },
};

export const Canceled: Story = {
  ...one(canceled),
  async play({ canvas }) {
    await expect(await canvas.findByText('You canceled this withdrawal')).toBeVisible();
  },
};

export const BankPending: Story = {
  ...one(bankPending),
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByText('Bank card')).toBeVisible());
    await waitFor(() => expect(canvas.getByText('41 … 11')).toBeInTheDocument());
  },
};

export const BankCompleted: Story = {
  ...one(bankCompleted),
  async play({ canvas }) {
    const receipt = await canvas.findByRole('article', { name: 'Withdrawal complete' });
    await waitFor(() => expect(within(receipt).getByText('FLO-2611-1800-002')).toBeVisible());
  },
};

export const NotFound: Story = {
  args: { path: '/wallet/down/record?sn=W1' },
  async play({ canvas }) {
    await expect(await canvas.findByText('We couldn’t find this withdrawal')).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'View withdrawals' })).toHaveAttribute('href', '/wallet/down/record'),
    );
  },
};

/** Opened by its link: Back leads to the list all the same. */
export const BackToList: Story = {
  args: { path: `/wallet/down/record?sn=${pending.sn}` },
  parameters: { chromatic: { disableSnapshot: true } },
  async play({ canvasElement, canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Back' }));
    await waitFor(async () => expect(await rows(canvasElement)).toHaveLength(7));
  },
};

export const OneLoading: Story = one(pending, [wait('GET wallet/down-record')]);

export const OneFailed: Story = {
  ...one(pending, [fail('GET wallet/down-record')]),
  async play({ canvas }) {
    await expect(await canvas.findByText('We couldn’t load this withdrawal')).toBeVisible();
  },
};

const ask = async (canvas: { findByRole: typeof screen.findByRole }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Cancel withdrawal' }));
  return within(await screen.findByRole('alertdialog', { name: 'Cancel this withdrawal?' }));
};

/** Asked before: all of it comes back. */
export const Canceling: Story = {
  ...one(pending),
  async play({ canvas }) {
    const dialog = await ask(canvas);
    const text = await dialog.findByText(/becomes available again/u);
    await waitFor(() => expect(text).toHaveTextContent(/^All of 100\.00\sUSDT/u));
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Keep withdrawal' })).toBeVisible());
  },
};

let isCanceled = false;

/** Once canceled, the screen says so. */
export const CancelDone: Story = {
  ...one(pending, [
    answer('GET wallet/down-record', () => only(isCanceled ? canceledNow : pending)),
    answer('POST wallet/cancel', () => {
      isCanceled = true;
      return canceledNow;
    }),
  ]),
  beforeEach({ globals }) {
    isCanceled = false;
    return prepare(globals, info);
  },
  async play({ canvas }) {
    const dialog = await ask(canvas);
    await userEvent.click(await dialog.findByRole('button', { name: 'Cancel withdrawal' }));
    await expect(await canvas.findByText('You canceled this withdrawal')).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Cancel withdrawal' })).toBeNull());
  },
};

let isReviewed = false;

/** The review began first: said clearly, and the screen shows how far it is. */
export const CancelTooLate: Story = {
  ...one(pending, [
    answer('GET wallet/down-record', () => only(isReviewed ? reviewing : pending)),
    refuse('POST wallet/cancel', 'not-cancellable', 'It’s too late to cancel this.'),
  ]),
  beforeEach({ globals }) {
    isReviewed = false;
    return prepare(globals, info);
  },
  async play({ canvas }) {
    const dialog = await ask(canvas);
    isReviewed = true;
    await userEvent.click(await dialog.findByRole('button', { name: 'Cancel withdrawal' }));
    await expect(await canvas.findByText('Too late to cancel')).toBeVisible();
    await expect(await canvas.findByText('We’re reviewing your withdrawal')).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Cancel withdrawal' })).toBeNull());
  },
};

/** The answer was lost: trying again is safe. */
export const CancelFailed: Story = {
  ...one(pending, [answer('GET wallet/down-record', only(pending)), fail('POST wallet/cancel')]),
  async play({ canvas }) {
    const dialog = await ask(canvas);
    await userEvent.click(await dialog.findByRole('button', { name: 'Cancel withdrawal' }));
    await expect(await dialog.findByRole('alert')).toBeVisible();
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Cancel withdrawal' })).toBeEnabled());
  },
};

/** Offline, what is known stays, with its age. */
export const Offline: Story = {
  ...one(sent),
  beforeEach: loseNetwork,
  async play({ canvas }) {
    await expect(
      await canvas.findByText('You’re offline. What you see may be out of date, and nothing can be sent.'),
    ).toBeVisible();
    await expect(await canvas.findByText(/^Last updated/u)).toBeVisible();
    await waitFor(() => expect(canvas.getByText('Your withdrawal is on its way')).toBeVisible());
  },
};

export const Translated: Story = { parameters: { chromatic: { modes: languageModes } } };

export const PendingTranslated: Story = {
  ...one(pending),
  parameters: { ...one(pending).parameters, chromatic: { modes: languageModes } },
};

export const CompletedTranslated: Story = {
  ...one(completed),
  parameters: { ...one(completed).parameters, chromatic: { modes: languageModes } },
};
