import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import type { ResponseOf } from '#contract/index';
import { languageModes, screenModes } from '../../.storybook/modes.ts';
import { answer, fail, none, wait } from './api.ts';
import { App, defaultHandlers, seenBy } from './app.tsx';
import { info } from './fixtures.ts';
import { noLimits, onBreak, ownLimits } from './leverage-fixtures.ts';

type Limits = ResponseOf<'GET leverage/limits'>;

const handlers = [...defaultHandlers, answer('GET leverage/records', { ...none, items: [] })];
const shown = (limits: Limits) => ({ msw: [...handlers, answer('GET leverage/limits', limits)] });

/** A server that keeps what is sent. */
function keeping(first: Limits, change: (sent: Record<string, unknown>) => Partial<Limits>) {
  let limits = first;
  return [
    ...handlers,
    answer('GET leverage/limits', () => limits),
    answer('POST leverage/limits', (sent) => {
      limits = { ...limits, ...change(sent) };
      return limits;
    }),
  ];
}

/** Opens the sheet from the list of orders. */
async function sheet(name = 'Limits and breaks') {
  await userEvent.click(await screen.findByRole('button', { name: 'Limits and breaks' }));
  const dialog = await screen.findByRole('dialog', { name });
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
}

/** A language mode finds the button by its place. */
async function anySheet() {
  const nav = await screen.findByRole('banner');
  await userEvent.click((await within(nav).findAllByRole('button')).at(-1) as HTMLElement);
  const dialog = within(await screen.findByRole('dialog'));
  await waitFor(() => expect(dialog.getAllByRole('button').length).toBeGreaterThan(2));
  return dialog;
}

/** The customer's own limits of stakes and losses a day, and breaks, in one place. */
const meta = {
  component: App,
  args: { path: '/leverage/record' },
  parameters: { layout: 'fullscreen', ...shown(ownLimits) },
  beforeEach: seenBy(info),
} satisfies Meta<typeof App>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What is used today of each limit, and higher limits that wait. */
export const Content: Story = {
  parameters: { chromatic: { modes: screenModes } },
  async play() {
    const dialog = await sheet();
    await waitFor(() =>
      expect(dialog.getByRole('progressbar', { name: 'Staked' })).toHaveAttribute('aria-valuenow', '38'),
    );
    await waitFor(() => expect(dialog.getByText(/^Higher limits from/u)).toBeVisible());
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Keep current limits' })).toBeVisible());
  },
};

export const Translated: Story = {
  parameters: { chromatic: { modes: languageModes } },
  async play() {
    await anySheet();
  },
};

export const NoLimits: Story = {
  parameters: shown(noLimits),
  async play() {
    const dialog = await sheet();
    await waitFor(() => expect(dialog.getAllByText(/no limit$/u)).toHaveLength(2));
    await waitFor(() => expect(dialog.queryByRole('progressbar')).toBeNull());
  },
};

export const Loading: Story = {
  parameters: { msw: [...handlers, wait('GET leverage/limits')] },
  async play() {
    await sheet();
  },
};

export const Failed: Story = {
  parameters: { msw: [...handlers, fail('GET leverage/limits')] },
  async play() {
    const dialog = await sheet();
    await waitFor(() => expect(dialog.getByText('We couldn’t load your limits')).toBeVisible());
  },
};

/** Each field says before saving when it will apply: lower at once, higher after 24 hours. */
export const Changing: Story = {
  parameters: { ...shown({ ...ownLimits, pending: null }), chromatic: { modes: screenModes } },
  async play() {
    const dialog = await sheet();
    await userEvent.click(await dialog.findByRole('button', { name: 'Change limits' }));
    const form = within(await screen.findByRole('dialog', { name: 'Change limits' }));
    const stakes = await form.findByRole('textbox', { name: 'Daily stakes' });
    await waitFor(() => expect(stakes).toHaveValue('100'));
    await userEvent.clear(stakes);
    await userEvent.type(stakes, '80');
    await waitFor(() => expect(form.getByText(/^Lower: applies as soon as you save/u)).toBeVisible());
    const losses = await form.findByRole('textbox', { name: 'Daily losses' });
    await userEvent.clear(losses);
    await userEvent.type(losses, '75.5');
    await waitFor(() => expect(form.getByText(/^Higher: applies 24 hours from now/u)).toBeVisible());
  },
};

let limits: Limits = ownLimits;
let sent: Record<string, unknown>[] = [];

/** A server that remembers what was sent. */
const recording = {
  parameters: {
    msw: [
      ...handlers,
      answer('GET leverage/limits', () => limits),
      answer('POST leverage/limits', (change) => {
        sent.push(change);
        limits = { ...limits, ...change };
        return limits;
      }),
    ],
  },
  beforeEach() {
    limits = ownLimits;
    sent = [];
  },
};

/** Types what is no amount over a limit, and tries to save it. */
async function saveUnreadable(text: string) {
  const dialog = await sheet();
  await userEvent.click(await dialog.findByRole('button', { name: 'Change limits' }));
  const form = within(await screen.findByRole('dialog', { name: 'Change limits' }));
  const losses = await form.findByRole('textbox', { name: 'Daily losses' });
  await userEvent.clear(losses);
  await userEvent.type(losses, text);
  await waitFor(() => expect(form.queryByText(/^No limit: applies/u)).toBeNull());
  await userEvent.click(await form.findByRole('button', { name: 'Save limits' }));
  await waitFor(() => expect(losses).toHaveFocus());
  await waitFor(() => expect(losses).toHaveValue(text));
  return { form, losses };
}

/** What can't be read isn't saved, least of all as no limit, and the field says why. */
export const Unreadable: Story = {
  ...recording,
  async play() {
    const { losses } = await saveUnreadable('abc');
    await waitFor(() => expect(losses).toHaveAccessibleDescription(/Use only digits/u));
    await waitFor(() => expect(sent).toEqual([]));
  },
};

/** What could mean two amounts, over an existing limit, doesn't remove the limit. */
export const Ambiguous: Story = {
  ...recording,
  async play() {
    const { losses } = await saveUnreadable('1,234');
    await waitFor(() => expect(losses).toHaveAccessibleDescription(/which amount you mean/u));
    await waitFor(() => expect(sent).toEqual([]));
  },
};

/** Once it is mended, only that is saved. */
export const Mended: Story = {
  ...recording,
  parameters: { ...recording.parameters, chromatic: { disableSnapshot: true } },
  async play() {
    const { form, losses } = await saveUnreadable('-3');
    await userEvent.clear(losses);
    await userEvent.type(losses, '25');
    await userEvent.click(await form.findByRole('button', { name: 'Save limits' }));
    await screen.findByRole('dialog', { name: 'Limits and breaks' });
    await waitFor(() => expect(sent).toEqual([{ loss_per_day: '25' }]));
  },
};

/** Before the first limit: an empty field is no limit, not a limit of zero. */
export const ChangingNone: Story = {
  parameters: shown(noLimits),
  async play() {
    const dialog = await sheet();
    await userEvent.click(await dialog.findByRole('button', { name: 'Change limits' }));
    const form = within(await screen.findByRole('dialog', { name: 'Change limits' }));
    await waitFor(() => expect(form.getAllByPlaceholderText('No limit')).toHaveLength(2));
  },
};

export const ChangingNoneTranslated: Story = {
  parameters: { ...shown(noLimits), chromatic: { modes: languageModes } },
  async play() {
    const dialog = await anySheet();
    await userEvent.click((await dialog.findAllByRole('button')).at(-2) as HTMLElement);
    await waitFor(() => expect(screen.getAllByRole('textbox')).toHaveLength(2));
  },
};

export const ChangingTranslated: Story = {
  parameters: { chromatic: { modes: languageModes } },
  async play() {
    const dialog = await anySheet();
    await userEvent.click((await dialog.findAllByRole('button')).at(-2) as HTMLElement);
    await waitFor(() => expect(screen.getAllByRole('textbox')).toHaveLength(2));
  },
};

/** Only what differs is sent, so that a change that waits stays. */
export const Saved: Story = {
  parameters: {
    chromatic: { disableSnapshot: true },
    // Any other limit would be applied too.
    msw: keeping(ownLimits, (sent) => sent),
  },
  async play() {
    const dialog = await sheet();
    await userEvent.click(await dialog.findByRole('button', { name: 'Change limits' }));
    const losses = await screen.findByRole('textbox', { name: 'Daily losses' });
    await userEvent.clear(losses);
    await userEvent.type(losses, '25');
    await userEvent.click(await screen.findByRole('button', { name: 'Save limits' }));
    const again = within(await screen.findByRole('dialog', { name: 'Limits and breaks' }));
    await waitFor(() =>
      expect(again.getByRole('progressbar', { name: /^Lost/u })).toHaveAttribute('aria-valuenow', '89'),
    );
  },
};

/** Higher limits that wait can be dropped. */
export const Kept: Story = {
  parameters: { msw: keeping(ownLimits, () => ({ pending: null })), chromatic: { disableSnapshot: true } },
  async play() {
    const dialog = await sheet();
    await userEvent.click(await dialog.findByRole('button', { name: 'Keep current limits' }));
    await waitFor(() => expect(dialog.queryByText(/^Higher limits from/u)).toBeNull());
  },
};

/** How long, until when, and that it can't be shortened: all before it starts. */
export const Break: Story = {
  parameters: { chromatic: { modes: screenModes } },
  async play() {
    const dialog = await sheet();
    await userEvent.click(await dialog.findByRole('button', { name: 'Take a break' }));
    const form = within(await screen.findByRole('dialog', { name: 'Take a break' }));
    await waitFor(() => expect(form.getAllByRole('radio')).toHaveLength(4));
    await userEvent.click(await form.findByRole('radio', { name: 'Custom length' }));
    const hours = await form.findByRole('textbox', { name: 'Hours' });
    await userEvent.type(hours, '72');
    await waitFor(() => expect(form.getByText(/^Until Nov 24, 2026/u)).toBeVisible());
    await waitFor(() => expect(form.getByText('A break can’t be shortened')).toBeVisible());
  },
};

export const BreakTranslated: Story = {
  parameters: { chromatic: { modes: languageModes } },
  async play() {
    const dialog = await anySheet();
    await userEvent.click((await dialog.findAllByRole('button')).at(-1) as HTMLElement);
    await waitFor(() => expect(screen.getAllByRole('radio')).toHaveLength(4));
  },
};

/** Nothing is chosen for the customer, and a wrong length says so where it was entered. */
export const BreakInvalid: Story = {
  async play() {
    const dialog = await sheet();
    await userEvent.click(await dialog.findByRole('button', { name: 'Take a break' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Start break' }));
    await waitFor(() => expect(screen.getByText('Choose how long your break lasts')).toBeVisible());
  },
};

/** Neither half an hour nor ten thousand. */
export const BreakHoursInvalid: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  async play() {
    const dialog = await sheet();
    await userEvent.click(await dialog.findByRole('button', { name: 'Take a break' }));
    await userEvent.click(await screen.findByRole('radio', { name: 'Custom length' }));
    const hours = await screen.findByRole('textbox', { name: 'Hours' });
    for (const text of ['0', '1.5', '9999', 'abc']) {
      await userEvent.clear(hours);
      await userEvent.type(hours, text);
      await userEvent.click(await screen.findByRole('button', { name: 'Start break' }));
      await waitFor(() => expect(hours).toHaveAccessibleDescription('Enter whole hours from 1 to 8,760'));
      await waitFor(() => expect(hours).toHaveFocus());
    }
  },
};

/** A break is shown with its end. */
export const BreakStarted: Story = {
  parameters: {
    msw: keeping(noLimits, ({ break_hours: hours }) => ({
      break_until: hours === 168 ? '2026-11-28T09:30:00.000Z' : null,
    })),
    chromatic: { disableSnapshot: true },
  },
  async play() {
    const dialog = await sheet();
    await userEvent.click(await dialog.findByRole('button', { name: 'Take a break' }));
    await userEvent.click(await screen.findByRole('radio', { name: '1 week' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Start break' }));
    await waitFor(() => expect(screen.getByText(/^You’re on a break until Nov 28/u)).toBeVisible());
  },
};

/** A running break, which can only be made longer. */
export const OnBreak: Story = {
  parameters: shown(onBreak),
  async play() {
    const dialog = await sheet();
    await waitFor(() => expect(dialog.getByText(/^You’re on a break until Nov 22/u)).toBeVisible());
  },
};

export const Extending: Story = {
  parameters: shown(onBreak),
  async play() {
    const dialog = await sheet();
    await userEvent.click(await dialog.findByRole('button', { name: 'Extend the break' }));
    const day = await screen.findByRole('radio', { name: '1 day' });
    await waitFor(() => expect(day).toBeDisabled());
  },
};
