import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import type { ResponseOf } from '#contract/index';
import { pricesStore } from '#platform/live';
import { languageModes, screenModes } from '../../.storybook/modes.ts';
import { answer, bypassNetwork, none, refuse } from './api.ts';
import { App, defaultHandlers, prepare, type Canvas } from './app.tsx';
import { info } from './fixtures.ts';
import {
  entered,
  minutes,
  nextPeriod,
  noLimits,
  openOrder,
  orders,
  ownLimits,
  settlingPeriods,
  ticks,
} from './leverage-fixtures.ts';
import { clickAtOnce, press, takesPresses } from './press.ts';
import { readingAgain } from './reading-again.ts';

let room: ResponseOf<'GET leverage/room'> = entered();
let records: ResponseOf<'GET leverage/records'>['items'] = [];

const reads = [
  ...defaultHandlers,
  answer('GET leverage/room', () => room),
  answer('GET leverage/records', () => ({ ...none, items: records, total: records.length })),
  answer('GET leverage/limits', noLimits),
  answer('GET market/candles', minutes),
  answer('POST leverage/stay', { traders: 4, seconds: 7_560, visit_seconds: 740 }),
];

const place = answer('POST leverage/order', ({ category = 'up', quantity = '10' }) => {
  const order = openOrder('L26112100010', { category, quantity });
  records = [order];
  return order;
});

/** Placing an order: the choice, the stake, the confirmation, and every way in which it is refused. */
const meta = {
  component: App,
  args: { path: '/leverage/junior' },
  parameters: { layout: 'fullscreen', msw: [...reads, place] },
  beforeEach: ({ globals }) => {
    room = entered();
    records = [];
    pricesStore.set(ticks);
    return prepare(globals, info);
  },
} satisfies Meta<typeof App>;

export default meta;
type Story = StoryObj<typeof meta>;

async function enter(canvas: Canvas, category: string, quantity: string): Promise<HTMLElement> {
  await userEvent.click(await canvas.findByRole('radio', { name: category }));
  const field = await canvas.findByRole('spinbutton', { name: /Stake on/u });
  await userEvent.clear(field);
  await userEvent.type(field, quantity);
  return field;
}

async function review(canvas: Canvas): Promise<HTMLElement> {
  await userEvent.click(await canvas.findByRole('button', { name: 'Review order' }));
  return screen.findByRole('dialog', { name: 'Review order' });
}

const textOf = (element: HTMLElement): string => element.innerText.replaceAll(/\s+/gu, ' ');

/** A category is chosen and a stake is typed: what it returns stands beside the button. */
export const Stake: Story = {
  parameters: { chromatic: { modes: screenModes } },
  async play({ canvas }) {
    const field = await enter(canvas, 'Big', '12.5');
    await waitFor(() => expect(field).toHaveAccessibleDescription(/From 1\.00.USDT ?\. 190\.00.USDT/u));
    await waitFor(() => expect(canvas.getByText(/if you’re right, at least/u)).toHaveTextContent('24.50'));
  },
};

/** Enter on a category leads to the stake, and reviews nothing yet. */
export const EnterOnCategory: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  async play({ canvas }) {
    const field = await enter(canvas, 'Big', '12.5');
    (await canvas.findByRole('radio', { name: 'Big' })).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(field).toHaveFocus());
    // A review would have taken the focus, and would be open beside the one that is asked for.
    await userEvent.keyboard('5');
    await waitFor(() => expect(field).toHaveValue('12.55'));
    await review(canvas);
    await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1));
  },
};

export const StakeTranslated: Story = {
  parameters: { chromatic: { modes: languageModes } },
  async play({ canvas }) {
    await userEvent.click((await canvas.findAllByRole('radio'))[2] as HTMLElement);
    await userEvent.type(await canvas.findByRole('spinbutton'), '12');
  },
};

/** Everything about the order before it is placed. */
export const Review: Story = {
  parameters: { chromatic: { modes: screenModes } },
  async play({ canvas }) {
    await enter(canvas, 'Up', '10');
    const sheet = await review(canvas);
    await waitFor(() => expect(textOf(sheet)).toMatch(/Wins if the close price is above 91,238\.17/u));
    await waitFor(() => expect(textOf(sheet)).toContain('Your stake is the most you can lose'));
    await waitFor(() => expect(textOf(sheet)).toMatch(/Settles at 9:33/u));
  },
};

export const ReviewTranslated: Story = {
  parameters: { chromatic: { modes: languageModes } },
  async play({ canvas }) {
    await userEvent.click((await canvas.findAllByRole('radio'))[0] as HTMLElement);
    await userEvent.type(await canvas.findByRole('spinbutton'), '12{Enter}');
    await screen.findByRole('dialog');
  },
};

/** The order is open, and nothing is chosen any longer. */
export const Placed: Story = {
  async play({ canvas }) {
    await enter(canvas, 'Small odd', '4');
    const sheet = await review(canvas);
    await press(await within(sheet).findByRole('button', { name: 'Place order' }));
    const said = await canvas.findByText(/Order placed: Small odd/u);
    await waitFor(() => expect(said).toHaveFocus());
    await waitFor(() => expect(canvas.getByText('Unsettled')).toBeVisible());
    await waitFor(() => expect(canvas.queryByRole('spinbutton')).toBeNull());
  },
};

/** What is wrong stands at the field, before anything is sent. */
export const Limits: Story = {
  async play({ canvas }) {
    const field = await enter(canvas, 'Up', '191');
    await waitFor(() => expect(canvas.getByText(/You can stake 190\.00/u)).toBeVisible());
    await userEvent.clear(field);
    await userEvent.type(field, '0.5');
    await waitFor(() => expect(canvas.queryByText(/The minimum is/u)).toBeNull());
    await userEvent.click(await canvas.findByRole('button', { name: 'Review order' }));
    await waitFor(() => expect(canvas.getByText(/The minimum is 1\.00/u)).toBeVisible());
    await waitFor(() => expect(field).toHaveFocus());
    await waitFor(() => expect(field).toBeInvalid());
    // At the end the bar covers no row in part.
    window.scrollTo(0, document.documentElement.scrollHeight);
  },
};

/** The customer's own limit leaves less than the room does. */
export const OwnLimit: Story = {
  parameters: { msw: [answer('GET leverage/limits', ownLimits), ...reads, place] },
  beforeEach: () => {
    room = entered({ mine: { ...entered().mine, stake_left: '12' } });
  },
  async play({ canvas }) {
    const field = await enter(canvas, 'Up', '20');
    await expect(await canvas.findByText(/Your own limit allows 12\.00/u)).toBeVisible();
    await waitFor(() => expect(field).toHaveAccessibleDescription(/12\.00.USDT left of your own limit/u));
  },
};

/** The customer's own limit is reached: nothing to type, why, and where the limit is. */
export const Stopped: Story = {
  parameters: { msw: [answer('GET leverage/limits', ownLimits), ...reads] },
  beforeEach: () => {
    room = entered({ mine: { ...entered().mine, stake_left: '0' } });
  },
  async play({ canvas }) {
    const stopped = await canvas.findByText(/You’ve reached a limit you set for yourself/u);
    const bar = within(stopped.parentElement as HTMLElement);
    await waitFor(() => expect(bar.getByRole('button', { name: 'Limits and breaks' })).toBeVisible());
    await waitFor(() => expect(canvas.queryByRole('spinbutton')).toBeNull());
  },
};

/** The room's maximum is reached: nothing to type until the next period. */
export const StoppedByPeriod: Story = {
  beforeEach: () => {
    room = entered({ mine: { ...entered().mine, staked: '200', stake_left: '0' } });
  },
  async play({ canvas }) {
    await expect(await canvas.findByText(/the room’s maximum of 200\.00.USDT for this period/u)).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('spinbutton')).toBeNull());
  },
};

/** The balance is below the minimum: nothing to type, and the way to a deposit. */
export const StoppedByBalance: Story = {
  beforeEach: () => {
    room = entered({ available: '0.5' });
  },
  async play({ canvas }) {
    await expect(await canvas.findByText(/Your available balance is below the minimum/u)).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Deposit USDT' })).toHaveAttribute(
        'href',
        '/recharge?currency=USDT&back=%2Fleverage%2Fjunior',
      ),
    );
    await waitFor(() => expect(canvas.queryByRole('spinbutton')).toBeNull());
  },
};

/** From a limit that is reached to the limits. */
export const StoppedLimits: Story = {
  ...Stopped,
  parameters: { ...Stopped.parameters, chromatic: { disableSnapshot: true } },
  async play({ canvas }) {
    const stopped = await canvas.findByText(/You’ve reached a limit you set for yourself/u);
    const bar = within(stopped.parentElement as HTMLElement);
    await userEvent.click(await bar.findByRole('button', { name: 'Limits and breaks' }));
    await expect(await screen.findByRole('button', { name: 'Change limits' })).toBeVisible();
  },
};

/** The price moved: the new terms stand beside those of before, and are asked for again. */
export const TermsChanged: Story = {
  parameters: {
    chromatic: { modes: { light: { theme: 'light' }, dark: { theme: 'dark' } } },
    msw: [
      ...reads,
      refuse('POST leverage/order', 'terms-changed', 'The terms have changed since you opened this page.'),
    ],
  },
  async play({ canvas }) {
    await enter(canvas, 'Up', '10');
    const sheet = await review(canvas);
    room = entered({
      odds: entered().odds.map((odds) => ({ ...odds, multiplier: odds.multiplier && '1.6105' })),
      server_time: '2026-11-21T09:31:20.000Z',
    });
    await press(await within(sheet).findByRole('button', { name: 'Place order' }));
    await expect(await within(sheet).findByText('The terms have changed')).toBeVisible();
    await waitFor(() => expect(textOf(sheet)).toMatch(/was ×1\.\d+ ×1\.6105/u));
    await waitFor(() => expect(within(sheet).getByRole('button', { name: 'Place at new terms' })).toBeEnabled());
  },
};

/** The price falls while “Down” is reviewed. */
const fall = (price: string) =>
  pricesStore.set({
    prices: { 'BTC-USD': { price, time: '2026-11-21T09:31:16.000Z' } },
    at: Date.now(),
  });

/** The same while the terms are read, each time announced: nothing was sent, also not by a press that was meant for the terms of before. */
export const TermsMoved: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  async play({ canvas }) {
    await enter(canvas, 'Down', '10');
    const sheet = await review(canvas);
    await takesPresses(await within(sheet).findByRole('button', { name: 'Place order' }));
    const stray = clickAtOnce('Place at new terms');
    fall('91205.03');
    const place = await stray;
    const said = await within(sheet).findByRole('alert');
    fall('91195.03');
    await waitFor(() => expect(said).not.toBeInTheDocument());
    await expect(await within(sheet).findByText('The terms have changed')).toBeVisible();
    await takesPresses(place);
    await waitFor(() => expect(records).toEqual([]));
    await press(place);
    await expect(await canvas.findByText(/Order placed: Down/u)).toBeVisible();
  },
};

/** The second of two taps on “Review order” places nothing. */
export const ReviewTwice: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  async play({ canvas }) {
    await enter(canvas, 'Down', '10');
    const stray = clickAtOnce('Place order');
    await review(canvas);
    await takesPresses(await stray);
    await waitFor(() => expect(records).toEqual([]));
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Review order' })).toBeVisible());
  },
};

/** The period ends while the terms are read: that stays on the screen, and then in the room. */
export const PeriodOver: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  beforeEach: () => {
    room = entered({ last_periods: settlingPeriods });
  },
  async play({ canvas }) {
    const field = await enter(canvas, 'Even', '10');
    const sheet = await review(canvas);
    room = { ...room, server_time: '2026-11-21T09:32:56.000Z' };
    await expect(await within(sheet).findByText('This period is closed')).toBeVisible();
    // The last price of the period, after which nothing is open.
    pricesStore.set({
      prices: { 'BTC-USD': { price: '91251.11', time: '2026-11-21T09:32:58.500Z' } },
      at: Date.now(),
    });
    await waitFor(() => expect(canvas.getAllByText(/91,251\.11/u)[0]).toBeInTheDocument());
    await waitFor(() => expect(within(sheet).getByText('This period is closed')).toBeVisible());
    room = {
      ...entered(),
      period: nextPeriod,
      server_time: '2026-11-21T09:33:02.000Z',
    };
    await waitFor(() => expect(canvas.getByText('Open for orders')).toBeInTheDocument());
    await userEvent.click(await within(sheet).findByRole('button', { name: 'Back to the room' }));
    await expect(await canvas.findByText('This period is closed')).toBeVisible();
    await waitFor(() => expect(field).toHaveValue('10'));
  },
};

/** The outcome becomes too certain while the terms are read: the room says so. */
export const CategoryClosed: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  async play({ canvas }) {
    await enter(canvas, 'Down', '10');
    await review(canvas);
    pricesStore.set({
      prices: { 'BTC-USD': { price: '91838.17', time: '2026-11-21T09:31:16.000Z' } },
      at: Date.now(),
    });
    await expect(await canvas.findByText('This category is closed for now')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** The period closed while the terms were read. What was typed stays for the next one. */
export const PeriodClosed: Story = {
  parameters: { msw: [...reads, refuse('POST leverage/order', 'period-closed', 'Orders for this period are closed.')] },
  async play({ canvas }) {
    const field = await enter(canvas, 'Even', '10');
    const sheet = await review(canvas);
    await press(await within(sheet).findByRole('button', { name: 'Place order' }));
    await expect(await canvas.findByText('This period is closed')).toBeVisible();
    await waitFor(() => expect(field).toHaveValue('10'));
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Even' })).toBeChecked());
  },
};

/** Refused by a limit that another device used up. */
export const LimitReached: Story = {
  parameters: {
    msw: [
      ...reads,
      refuse('POST leverage/order', 'own-limit-reached', 'This is above the limit you set for yourself.'),
    ],
  },
  async play({ canvas }) {
    await enter(canvas, 'Even', '10');
    const sheet = await review(canvas);
    await press(await within(sheet).findByRole('button', { name: 'Place order' }));
    await expect(await canvas.findByText('This is above the limit you set for yourself.')).toBeVisible();
  },
};

/** The connection broke: nobody knows yet whether it was placed, and checking never places it twice. */
export const Uncertain: Story = {
  beforeEach: () => bypassNetwork('/leverage/order', 'POST', () => new Response('', { status: 503 })),
  async play({ canvas }) {
    await enter(canvas, 'Odd', '10');
    const sheet = await review(canvas);
    await press(await within(sheet).findByRole('button', { name: 'Place order' }));
    await expect(await canvas.findByText('Still confirming your order')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Check order' })).toBeEnabled());
    await waitFor(() => expect(canvas.queryByRole('spinbutton')).toBeNull());
  },
};

/** An order of the last period settles in front of the customer, and stays until the current period is over. */
export const SettledLive: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  beforeEach: () => {
    // Read often.
    room = entered({ last_periods: settlingPeriods });
    records = [openOrder('L26112100010', { period: 'junior-202611210927', status: 'settling' })];
  },
  async play({ canvas }) {
    await expect(await canvas.findByText('Settling')).toBeVisible();
    const won = orders.find(({ result }) => result === 'won');
    if (won) records = [{ ...won, number: 'L26112100010', period: 'junior-202611210927' }];
    await waitFor(readingAgain(() => expect(canvas.getByText('Won')).toBeVisible()));
    const [settling] = settlingPeriods;
    room = {
      ...entered(),
      period: nextPeriod,
      last_periods: [
        { ...settling!, id: 'junior-202611210930', ends_at: '2026-11-21T09:33:00.000Z' },
        ...entered().last_periods,
      ],
      server_time: '2026-11-21T09:33:02.000Z',
    };
    await waitFor(readingAgain(() => expect(canvas.queryByText('Won')).toBeNull()));
  },
};
