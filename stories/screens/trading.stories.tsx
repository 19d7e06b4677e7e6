import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { languageModes, screenModes } from '../../.storybook/modes.ts';
import { answer, example, fail, refuse, wait } from './api.ts';
import { App, defaultHandlers, seenBy } from './app.tsx';
import { info, site } from './fixtures.ts';
import { noLimits, onBreak, rooms } from './leverage-fixtures.ts';

const handlers = [...defaultHandlers, answer('GET leverage/limits', noLimits)];
const terms = [example('GET pledge/products'), example('GET pledge/running'), example('GET wallet/index')];
const content = [...handlers, answer('GET leverage/rooms', rooms)];

/** Leverage rooms and fixed terms. */
const meta = {
  component: App,
  args: { path: '/trading?tab=leverage' },
  parameters: { layout: 'fullscreen', msw: content },
  beforeEach: seenBy(info),
} satisfies Meta<typeof App>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The rooms: what each asks for and costs, whether the customer can enter, and the own limits at hand. */
export const Rooms: Story = {
  parameters: { chromatic: { modes: screenModes } },
  async play({ canvas }) {
    const junior = await canvas.findByRole('article', { name: 'Junior' });
    await waitFor(() => expect(within(junior).getByText('4 traders')).toBeVisible());
    await waitFor(() => expect(within(junior).getByText('57.1%')).toBeVisible());
    await waitFor(() => expect(within(junior).getByText(/is enough to enter/u)).toBeVisible());
    const vip = await canvas.findByRole('article', { name: 'Vip' });
    await waitFor(() => expect(within(vip).getByText(/short of the balance to enter/u)).toBeVisible());
    await waitFor(() => expect(within(vip).getByText(/room code/u)).toBeVisible());
    await waitFor(() =>
      expect(within(junior).getByRole('link', { name: 'Open Junior' })).toHaveAttribute('href', '/leverage/junior'),
    );
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Leverage orders' })).toHaveAttribute('href', '/leverage/record'),
    );
  },
};

/** A room that was entered once stays open, whatever the balance. */
export const EnteredRoom: Story = {
  parameters: {
    chromatic: { disableSnapshot: true },
    msw: [
      answer('GET leverage/rooms', { items: rooms.items.map((room) => ({ ...room, entered: true })) }),
      ...handlers,
    ],
  },
  async play({ canvas }) {
    const vip = await canvas.findByRole('article', { name: 'Vip' });
    await waitFor(() => expect(within(vip).getByText('You’ve entered this room.')).toBeVisible());
    await waitFor(() => expect(within(vip).queryByText(/short of|room code/u)).toBeNull());
  },
};

export const Translated: Story = {
  parameters: { chromatic: { modes: languageModes } },
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(3));
  },
};

/** A break is said before anything else; the rooms stay readable. */
export const OnBreak: Story = {
  parameters: {
    msw: [...defaultHandlers, answer('GET leverage/limits', onBreak), answer('GET leverage/rooms', rooms)],
  },
  async play({ canvas }) {
    await expect(await canvas.findByText(/^You’re on a break until/u)).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: /^Limits and breaks/u }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Extend the break' })).toBeVisible());
  },
};

export const Loading: Story = { parameters: { msw: [...handlers, wait('GET leverage/rooms')] } };

export const Failed: Story = {
  parameters: { msw: [...handlers, fail('GET leverage/rooms')] },
  async play({ canvas }) {
    await expect(await canvas.findByText('We couldn’t load the rooms')).toBeVisible();
  },
};

/** Where the operator has switched the rooms off, the screen opens on fixed terms, and the tab of leverage says it calmly. */
export const SwitchedOff: Story = {
  args: { path: '/trading' },
  parameters: { msw: [answer('GET index/site', { ...site, leverage_switch: false }), ...content, ...terms] },
  async play({ canvas }) {
    await waitFor(() =>
      expect(canvas.getByRole('tab', { name: 'Fixed term' })).toHaveAttribute('aria-selected', 'true'),
    );
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Fixed-term records' })).toHaveAttribute('href', '/pledge/record'),
    );
    await userEvent.click(await canvas.findByRole('tab', { name: 'Leverage' }));
    await expect(await canvas.findByText('Leverage rooms aren’t offered here')).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'View orders' })).toHaveAttribute('href', '/leverage/record'),
    );
  },
};

/** Switched off while the customer looked at the screen. */
export const JustSwitchedOff: Story = {
  parameters: {
    msw: [...handlers, refuse('GET leverage/rooms', 'switched-off', 'This isn’t available here.')],
    chromatic: { disableSnapshot: true },
  },
  async play({ canvas }) {
    await expect(await canvas.findByText('Leverage rooms aren’t offered here')).toBeVisible();
  },
};

/** Each tab has its own address, and its own records. */
export const FixedTerm: Story = {
  parameters: { msw: [...content, ...terms], chromatic: { disableSnapshot: true } },
  async play({ canvas }) {
    await canvas.findByRole('article', { name: 'Junior' });
    await userEvent.click(await canvas.findByRole('tab', { name: 'Fixed term' }));
    await waitFor(() => expect(canvas.queryByRole('article', { name: 'Junior' })).toBeNull());
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Fixed-term records' })).toHaveAttribute('href', '/pledge/record'),
    );
    await userEvent.click(await canvas.findByRole('tab', { name: 'Leverage' }));
    await expect(await canvas.findByRole('article', { name: 'Junior' })).toBeVisible();
  },
};
