import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { languageModes, screenModes } from '../../.storybook/modes.ts';
import { answer, example, fail, none, refuse, wait } from './api.ts';
import { App, defaultHandlers, seenBy } from './app.tsx';
import { bank, cards, recordsBySn } from './bank-fixtures.ts';
import { info } from './fixtures.ts';

const handlers = [
  ...defaultHandlers,
  answer('GET bank/records', recordsBySn),
  answer('GET bank/index', bank),
  answer('GET user/bank', cards),
  example('POST wallet/cancel'),
];

/** Deposits and withdrawals by bank, and each with its progress. */
const meta = {
  component: App,
  args: { path: '/bank/record' },
  parameters: { layout: 'fullscreen', msw: handlers },
  beforeEach: seenBy(info),
} satisfies Meta<typeof App>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Content: Story = {
  parameters: { chromatic: { modes: screenModes } },
  async play({ canvas }) {
    const list = await canvas.findByRole('region', { name: 'Bank records' });
    await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(6));
    for (const status of ['Pending', 'In review', 'Credited', 'Completed', 'Not credited', 'Canceled']) {
      await waitFor(() => expect(within(list).getByText(status)).toBeVisible());
    }
  },
};

/** A record opens at its own address; Back leads to the list. */
export const Opened: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  async play({ canvas }) {
    const list = await canvas.findByRole('region', { name: 'Bank records' });
    const [newest] = await within(list).findAllByRole('button');
    await userEvent.click(newest as HTMLElement);
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Withdrawal W26112100008' })).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Back' }));
    await expect(await canvas.findByRole('region', { name: 'Bank records' })).toBeVisible();
  },
};

/** While pending, a withdrawal can be canceled. */
export const Pending: Story = {
  args: { path: '/bank/record?sn=W26112100008' },
  parameters: { chromatic: { modes: screenModes } },
  async play({ canvas }) {
    await expect(await canvas.findByText('We’ve received your withdrawal')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Cancel withdrawal' })).toBeVisible());
    await waitFor(() => expect(canvas.getByText('41 … 11')).toBeInTheDocument());
  },
};

/** The question before canceling. */
export const Cancel: Story = {
  args: { path: '/bank/record?sn=W26112100008' },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel withdrawal' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Cancel this withdrawal?' });
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Keep withdrawal' })).toBeVisible());
  },
};

/** Too late: it was sent meanwhile. */
export const CancelRefused: Story = {
  args: { path: '/bank/record?sn=W26112100008' },
  parameters: { msw: [refuse('POST wallet/cancel', 'not-cancellable', 'It’s too late to cancel this.'), ...handlers] },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel withdrawal' }));
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Cancel withdrawal' }));
    await expect(await canvas.findByText('Too late to cancel')).toBeVisible();
  },
};

/** A deposit that is being checked, with the way back to where the customer came from. */
export const Deposit: Story = {
  args: { path: '/bank/record?sn=D26112100043&back=%2Fflash-exchange' },
  async play({ canvas }) {
    await expect(await canvas.findByText('We’re checking your deposit')).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Back to Convert' })).toHaveAttribute('href', '/flash-exchange'),
    );
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Cancel withdrawal' })).toBeNull());
  },
};

/** A way back never leads to another site. */
export const ForeignWayBack: Story = {
  args: { path: '/bank/record?sn=D26112100043&back=%2F%2Fevil.example' },
  parameters: { chromatic: { disableSnapshot: true } },
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Go to Bank' })).toHaveAttribute('href', '/bank'));
    await waitFor(() => expect(canvas.queryByRole('link', { name: /^Back to/ })).toBeNull());
  },
};

/** Completed: the receipt, then how it went. */
export const Completed: Story = {
  args: { path: '/bank/record?sn=W26111900007' },
  parameters: { chromatic: { modes: screenModes } },
  async play({ canvas }) {
    const receipt = await canvas.findByRole('article', { name: 'Withdrawal complete' });
    await waitFor(() => expect(receipt).toHaveTextContent('SEPA-20261119-7'));
    await waitFor(() => expect(canvas.getByRole('list', { name: 'Withdrawal W26111900007' })).toBeVisible());
  },
};

/** Not credited, with its reason. */
export const Returned: Story = {
  args: { path: '/bank/record?sn=D26111800031' },
  async play({ canvas }) {
    await expect(await canvas.findByText(/The receipt shows another transfer/u)).toBeVisible();
  },
};

export const Canceled: Story = {
  args: { path: '/bank/record?sn=W26111700005' },
  async play({ canvas }) {
    await expect(await canvas.findByText(/The full amount is available again/u)).toBeVisible();
  },
};

/** Another customer’s, or none at all. */
export const NotFound: Story = {
  args: { path: '/bank/record?sn=W1' },
  async play({ canvas }) {
    await expect(await canvas.findByText('We couldn’t find this transfer')).toBeVisible();
  },
};

export const Loading: Story = { parameters: { msw: [wait('GET bank/records'), ...handlers] } };

export const Empty: Story = {
  parameters: { msw: [answer('GET bank/records', { ...none, items: [] }), ...handlers] },
  async play({ canvas }) {
    await expect(await canvas.findByText('No bank transfers yet')).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: { msw: [fail('GET bank/records'), ...handlers] },
  async play({ canvas }) {
    await expect(await canvas.findByText('We couldn’t load your bank records')).toBeVisible();
  },
};

export const Translated: Story = { parameters: { chromatic: { modes: languageModes } } };

export const PendingTranslated: Story = {
  args: { path: '/bank/record?sn=W26112100008' },
  parameters: { chromatic: { modes: languageModes } },
};

export const CompletedTranslated: Story = {
  args: { path: '/bank/record?sn=W26111900007' },
  parameters: { chromatic: { modes: languageModes } },
};
