import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { languageModes, screenModes } from '../../.storybook/modes.ts';
import { answer, fail, none, wait } from './api.ts';
import { App, defaultHandlers, seenBy } from './app.tsx';
import { info } from './fixtures.ts';
import { depositsFor, lateDeposit } from './money-fixtures.ts';

/** Deposits with their steps. */
const meta = {
  component: App,
  args: { path: '/wallet/up/record' },
  parameters: {
    layout: 'fullscreen',
    msw: [...defaultHandlers, answer('GET wallet/up-record', depositsFor)],
  },
  beforeEach: seenBy(info),
} satisfies Meta<typeof App>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Deposits: Story = {
  parameters: { chromatic: { modes: screenModes } },
  async play({ canvas }) {
    const list = await canvas.findByRole('region', { name: 'Deposits' });
    await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(4));
    await waitFor(() => expect(within(list).getByText(/Reason: The receipt shows another transfer/u)).toBeVisible());
  },
};

/** One kind, kept in the URL. */
export const DepositsByBank: Story = {
  args: { path: '/wallet/up/record?fiat=1' },
  async play({ canvas }) {
    const list = await canvas.findByRole('region', { name: 'Deposits' });
    await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(1));
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Bank' })).toBeChecked());
    await waitFor(() => expect(canvas.getByText('1 deposit')).toBeVisible());
    await userEvent.click(await canvas.findByRole('radio', { name: 'Crypto' }));
    await waitFor(() => expect(canvas.getByText('3 deposits')).toBeVisible());
    await userEvent.click(await canvas.findByRole('radio', { name: 'Bank' }));
    await waitFor(() => expect(canvas.getByText('1 deposit')).toBeVisible());
  },
};

export const NoneOfThisKind: Story = {
  args: { path: '/wallet/up/record?fiat=1' },
  parameters: {
    msw: [
      answer('GET wallet/up-record', ({ fiat }) => (fiat === '1' ? { ...none, items: [] } : depositsFor({ fiat }))),
      ...defaultHandlers,
    ],
  },
  async play({ canvas }) {
    await expect(await canvas.findByText('No deposits of this type')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Show all' })).toBeVisible());
  },
};

/** One deposit, opened from the list, and back to it. */
export const Details: Story = {
  async play({ canvas }) {
    const list = await canvas.findByRole('region', { name: 'Deposits' });
    const [newest] = await within(list).findAllByRole('button');
    await userEvent.click(newest as HTMLElement);
    await expect(await canvas.findByRole('heading', { name: 'Deposit D26112100044' })).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Back' }));
    await expect(await canvas.findByRole('region', { name: 'Deposits' })).toBeVisible();
    await userEvent.click((await canvas.findAllByRole('button', { name: /^USDT/u }))[0] as HTMLElement);
    const steps = await canvas.findByRole('list', { name: 'Deposit D26112100044' });
    await waitFor(() => expect(within(steps).getByText('3 of 20 confirmations')).toBeVisible());
    await waitFor(() => expect(canvas.getByText('Tron (TRC-20)')).toBeVisible());
    await waitFor(() => expect(canvas.getByText(/isn’t on any network/u)).toBeVisible());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Copy transaction ID' })).toBeVisible());
  },
};

/** Credited with what arrived. */
export const LessArrived: Story = {
  args: { path: '/wallet/up/record?sn=D26112100042' },
  async play({ canvas }) {
    await expect(await canvas.findByText('Less arrived than you submitted')).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByText('Less arrived than you submitted').parentElement).toHaveTextContent(
        /submitted 250.00\sUSDT\. We credited the 248.50\sUSDT/u,
      ),
    );
  },
};

/** Credited after it was returned, on a live network. */
export const Late: Story = {
  args: { path: `/wallet/up/record?sn=${lateDeposit.sn}` },
  async play({ canvas }) {
    const steps = await canvas.findByRole('list', { name: /^Deposit/u });
    await waitFor(() => expect(within(steps).getAllByRole('listitem')).toHaveLength(4));
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: /^View on / })).toHaveAttribute('href', lateDeposit.transaction_url),
    );
    await waitFor(() => expect(canvas.getByText('1048576')).toBeVisible());
  },
};

/** Not credited: why, and whom to ask. */
export const Returned: Story = {
  args: { path: '/wallet/up/record?sn=D26111900038' },
  async play({ canvas }) {
    await expect(await canvas.findByText(/The receipt shows another transfer/u)).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: /support/iu })).toHaveAttribute(
        'href',
        '/contact?about=deposit&reference=D26111900038',
      ),
    );
  },
};

/** Longer than expected. */
export const TakesLonger: Story = {
  args: { path: '/wallet/up/record?sn=D26112100044' },
  parameters: {
    chromatic: { disableSnapshot: true },
    msw: [
      answer('GET wallet/up-record', ({ sn }) => {
        const found = depositsFor({ sn });
        const items = found.items.map((item) => ({
          ...item,
          timeline: item.timeline.map((step) => (step.at === null ? { ...step, expected_at: item.created_at } : step)),
        }));
        return { ...found, items };
      }),
      ...defaultHandlers,
    ],
  },
  async play({ canvas }) {
    await expect(await canvas.findByText(/Taking longer than usual/u)).toBeVisible();
  },
};

/** After submitting, with the way back to what it is for; a way to another site is none. */
export const WayBack: Story = {
  args: { path: '/wallet/up/record?sn=D26112100044&back=%2Fflash-exchange%3Ffrom%3DUSDT' },
  async play({ canvas }) {
    const link = await canvas.findByRole('link', { name: 'Back to Convert' });
    await waitFor(() => expect(link).toHaveAttribute('href', '/flash-exchange?from=USDT'));
  },
};

export const WayElsewhere: Story = {
  args: { path: '/wallet/up/record?sn=D26112100044&back=%2F%2Fevil.example%2Fassets' },
  parameters: { chromatic: { disableSnapshot: true } },
  async play({ canvas }) {
    const link = await canvas.findByRole('link', { name: 'View assets' });
    await waitFor(() => expect(link).toHaveAttribute('href', '/assets'));
  },
};

/** Of another customer, or none. */
export const NotFound: Story = {
  args: { path: '/wallet/up/record?sn=D0' },
  async play({ canvas }) {
    await expect(await canvas.findByText('We couldn’t find this deposit')).toBeVisible();
  },
};

export const DetailsTranslated: Story = {
  args: { path: '/wallet/up/record?sn=D26112100044' },
  parameters: { chromatic: { modes: languageModes } },
};

export const LessArrivedTranslated: Story = {
  args: { path: '/wallet/up/record?sn=D26112100042&back=%2Fflash-exchange' },
  parameters: { chromatic: { modes: languageModes } },
};

export const Loading: Story = { parameters: { msw: [...defaultHandlers, wait('GET wallet/up-record')] } };

export const Empty: Story = {
  parameters: { msw: [...defaultHandlers, answer('GET wallet/up-record', { ...none, items: [] })] },
  async play({ canvas }) {
    await expect(await canvas.findByText('No deposits yet')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Deposit' })).toHaveAttribute('href', '/recharge'));
  },
};

export const Failed: Story = {
  parameters: { msw: [...defaultHandlers, fail('GET wallet/up-record')] },
  async play({ canvas }) {
    await expect(await canvas.findByText('We couldn’t load your deposits')).toBeVisible();
  },
};

export const Translated: Story = { parameters: { chromatic: { modes: languageModes } } };
