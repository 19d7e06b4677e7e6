import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { languageModes, screenModes } from '../../.storybook/modes.ts';
import { answer, fail, none, refuse, wait } from './api.ts';
import { App, defaultHandlers, seenBy } from './app.tsx';
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
  beforeEach: seenBy(null),
} satisfies Meta<typeof App>;

export default meta;
type Story = StoryObj<typeof meta>;

const namesOfParts = ['database', 'prices', 'mail', 'live'] as const;

/** Waits until a row of a list says something. */
async function says(canvas: ReturnType<typeof within>, list: string, row: number, text: string): Promise<void> {
  await waitFor(() =>
    expect(within(canvas.getByRole('list', { name: list })).getAllByRole('listitem')[row]).toHaveTextContent(text),
  );
}

const partSays = (canvas: ReturnType<typeof within>, part: (typeof namesOfParts)[number], text: string) =>
  says(canvas, 'Parts of the server', namesOfParts.indexOf(part), text);

/** One part fails now, others failed before, and the server was off for hours. */
export const Interrupted: Story = {
  parameters: { chromatic: { disableSnapshot: false, modes: screenModes } },
  async play({ canvas }) {
    await partSays(canvas, 'mail', 'Failing');
    await partSays(canvas, 'database', 'Working');
    await partSays(canvas, 'database', '99.43% working');
    await partSays(canvas, 'database', '0.57% not measured');
    await partSays(canvas, 'prices', '0.03% failing');
    await says(canvas, 'Latest interruptions', 0, 'Our mail provider doesn’t answer.');
    await says(canvas, 'Latest interruptions', 2, 'End unknown');
  },
};

/** Less than a hundred percent is never shown as a hundred. */
export const NinetyDays: Story = {
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('radio', { name: '90 days' }));
    await partSays(canvas, 'database', '98.69% working');
    await partSays(canvas, 'live', '0.01% failing');
  },
};

export const Languages: Story = {
  parameters: { chromatic: { disableSnapshot: false, modes: languageModes } },
};

export const Young: Story = {
  parameters: { msw: [answer('GET transparency/status', young), ...handlers] },
  async play({ canvas }) {
    await partSays(canvas, 'database', '100.00% working');
    await waitFor(() => expect(canvas.getByText('None measured in the last 90 days.')).toBeVisible());
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
