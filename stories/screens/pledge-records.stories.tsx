import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { languageModes, screenModes } from '../../.storybook/modes.ts';
import { answer, fail, none, wait } from './api.ts';
import { App, defaultHandlers, seenBy } from './app.tsx';
import { info } from './fixtures.ts';
import { matured, recordsFor, running } from './pledge-fixtures.ts';

const handlers = [...defaultHandlers, answer('GET pledge/records', recordsFor)];

/** Every fixed term, newest first, and each with its whole story. */
const meta = {
  component: App,
  args: { path: '/pledge/record' },
  parameters: { layout: 'fullscreen', msw: handlers },
  beforeEach: seenBy(info),
} satisfies Meta<typeof App>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Content: Story = {
  parameters: { chromatic: { modes: screenModes } },
  async play({ canvas }) {
    const list = await canvas.findByRole('region', { name: 'Fixed terms' });
    await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(9));
    for (const status of ['Matured', 'Redeemed early']) {
      await waitFor(() => expect(within(list).getByText(status)).toBeVisible());
    }
  },
};

export const Translated: Story = { parameters: { chromatic: { modes: languageModes } } };

/** One status; the address has it. */
export const Filtered: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Matured' }));
    await waitFor(() => expect(canvas.getByText('1 term')).toBeVisible());
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(1));
  },
};

export const NoneMatch: Story = {
  args: { path: '/pledge/record?status=matured' },
  parameters: { msw: [answer('GET pledge/records', { ...none, items: [] }), ...handlers] },
  async play({ canvas }) {
    await expect(await canvas.findByText('No fixed terms match your filters')).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: { msw: [answer('GET pledge/records', { ...none, items: [] }), ...handlers] },
  async play({ canvas }) {
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'View available terms' })).toHaveAttribute('href', '/trading?tab=pledge'),
    );
  },
};

export const Loading: Story = { parameters: { msw: [wait('GET pledge/records'), ...handlers] } };

export const Failed: Story = {
  parameters: { msw: [fail('GET pledge/records'), ...handlers] },
  async play({ canvas }) {
    await expect(await canvas.findByText('We couldn’t load your fixed terms')).toBeVisible();
  },
};

/** A term opens at its own address; what it has earned counts in full days, and what counts next is said. */
export const Running: Story = {
  parameters: { chromatic: { modes: screenModes } },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: new RegExp(running.number, 'u') }));
    await expect(await canvas.findByRole('heading', { level: 1, name: `Term ${running.number}` })).toBeVisible();
    await expect(await canvas.findByText(/Day 11 adds/u)).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole('progressbar', { name: 'Full days' })).toHaveAttribute('aria-valuenow', '33'),
    );
  },
};

export const RunningTranslated: Story = {
  args: { path: `/pledge/record?number=${running.number}` },
  parameters: { chromatic: { modes: languageModes } },
};

export const Matured: Story = {
  args: { path: `/pledge/record?number=${matured.number}` },
  async play({ canvas }) {
    await expect(await canvas.findByRole('article', { name: 'Term matured' })).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Redeem early' })).toBeNull());
  },
};

/** Paid early, with its cost. */
export const Redeemed: Story = {
  args: { path: '/pledge/record?number=P26110500001' },
  async play({ canvas }) {
    const receipt = await canvas.findByRole('article', { name: 'Redeemed early' });
    await waitFor(() => expect(within(receipt).getByText('Cost of redeeming early')).toBeVisible());
  },
};

export const RedeemedTranslated: Story = {
  args: { path: '/pledge/record?number=P26110500001' },
  parameters: { chromatic: { modes: languageModes } },
};

export const Unknown: Story = {
  args: { path: '/pledge/record?number=P1' },
  async play({ canvas }) {
    await expect(await canvas.findByText('We couldn’t find this term')).toBeVisible();
  },
};
