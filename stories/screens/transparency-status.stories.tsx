import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { languageModes, screenModes } from '../../.storybook/modes.ts';
import { answer, fail, none, refuse, wait } from './api.ts';
import { App, defaultHandlers, prepare } from './app.tsx';
import { status, young } from './transparency-status-fixtures.ts';

const handlers = [
  ...defaultHandlers,
  answer('GET info/transparency', {
    title: 'Transparency',
    html: '<p>Sample text of a fictional operator.</p>',
    lang: 'en-us',
    version: 1,
    updated_at: '2026-11-01T00:00:00.000Z',
  }),
  refuse('GET transparency/liabilities', 'not-found', 'We couldn’t find that.'),
  answer('GET transparency/snapshots', { ...none, items: [] }),
  answer('GET transparency/status', status),
];

/** Whether the parts of the server work, on the page about transparency. */
const meta = {
  component: App,
  args: { path: '/transparency' },
  parameters: { layout: 'fullscreen', msw: handlers, chromatic: { disableSnapshot: true } },
  beforeEach: ({ globals }) => prepare(String(globals.locale), null),
} satisfies Meta<typeof App>;

export default meta;
type Story = StoryObj<typeof meta>;

const partsOf = async (canvas: ReturnType<typeof within>) =>
  within(await canvas.findByRole('list', { name: 'Parts of the server' })).getAllByRole('listitem');

/** One part fails now, others failed before, and the server was off for hours. */
export const Interrupted: Story = {
  parameters: { chromatic: { disableSnapshot: false, modes: screenModes } },
  async play({ canvas }) {
    const [database, prices, mail] = await partsOf(canvas);
    await waitFor(() => expect(mail).toHaveTextContent('Failing'));
    await expect(database).toHaveTextContent('Working');
    await expect(database).toHaveTextContent('99.43% working');
    await expect(database).toHaveTextContent('0.57% not measured');
    await expect(prices).toHaveTextContent('0.03% failing');
    const list = within(await canvas.findByRole('list', { name: 'Latest interruptions' }));
    await expect(list.getAllByRole('listitem')[0]).toHaveTextContent('Our mail provider doesn’t answer.');
    await expect(list.getAllByRole('listitem')[2]).toHaveTextContent('End unknown');
  },
};

/** Less than a hundred percent is never shown as a hundred. */
export const NinetyDays: Story = {
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('radio', { name: '90 days' }));
    const [database, , , live] = await partsOf(canvas);
    await waitFor(() => expect(database).toHaveTextContent('98.69% working'));
    await expect(live).toHaveTextContent('0.01% failing');
  },
};

export const Languages: Story = {
  parameters: { chromatic: { disableSnapshot: false, modes: languageModes } },
};

export const Young: Story = {
  parameters: { msw: [answer('GET transparency/status', young), ...handlers] },
  async play({ canvas }) {
    const [database] = await partsOf(canvas);
    await waitFor(() => expect(database).toHaveTextContent('100.00% working'));
    await expect(canvas.getByText('None in the last 90 days, as far as it was measured.')).toBeVisible();
  },
};

export const NothingYet: Story = {
  parameters: {
    msw: [answer('GET transparency/status', { ...status, parts: [], interruptions: [] }), ...handlers],
  },
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByText('Nothing measured yet')).toBeVisible());
  },
};

export const Failure: Story = {
  parameters: { msw: [fail('GET transparency/status'), ...handlers] },
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByText('We couldn’t load the status')).toBeVisible());
  },
};

export const Loading: Story = { parameters: { msw: [wait('GET transparency/status'), ...handlers] } };
