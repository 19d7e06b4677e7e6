import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';
import type { ResponseOf } from '#contract/index';
import { pricesStore } from '#platform/live';
import { languageModes, screenModes } from '../../.storybook/modes.ts';
import { answer, fail, failWhile, none, refuse, wait } from './api.ts';
import { App, defaultHandlers, prepare } from './app.tsx';
import { info } from './fixtures.ts';
import {
  entered,
  minutes,
  noLimits,
  notEntered,
  onBreak,
  orders,
  ordersFor,
  returnedPeriods,
  rooms,
  settlingPeriods,
  ticks,
} from './leverage-fixtures.ts';
import { press, tryAgain } from './press.ts';

let room: ResponseOf<'GET leverage/room'> = entered();
let records: ResponseOf<'GET leverage/records'>['items'] = [];

const stay = answer('POST leverage/stay', { traders: 4, seconds: 7_560, visit_seconds: 740 });
const reads = [
  ...defaultHandlers,
  answer('GET leverage/rooms', rooms),
  answer('GET leverage/room', () => room),
  answer('GET leverage/records', () => ({ ...none, items: records, total: records.length })),
  answer('GET leverage/limits', noLimits),
  answer('GET market/candles', minutes),
];

/** A room before and after entering it. */
const meta = {
  component: App,
  args: { path: '/leverage/junior' },
  parameters: { layout: 'fullscreen', msw: [...reads, stay] },
  beforeEach: ({ globals, parameters }) => {
    // Before the language changes, which fetches the room again.
    ({ room = entered(), records = [] } = parameters);
    pricesStore.set(ticks);
    return prepare(globals, info);
  },
} satisfies Meta<typeof App>;

export default meta;
type Story = StoryObj<typeof meta>;

const textOf = (element: HTMLElement): string => element.innerText.replaceAll(/\s+/gu, ' ');

export const Room: Story = {
  parameters: { room: entered(), records: orders.slice(0, 2), chromatic: { modes: screenModes } },
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Junior · BTC/USD' })).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('timer')).toHaveAccessibleName('108 seconds left'));
    await waitFor(() => expect(canvas.getAllByRole('radio')).toHaveLength(12));
    await waitFor(() => expect(canvas.getByText('Net result:', { exact: false })).toHaveTextContent('−4.20'));
    await waitFor(() => expect(canvas.getByText('This visit: 12 min')).toBeVisible());
    await waitFor(() =>
      expect(textOf(canvas.getByRole('main'))).toContain('BTC/USD now 91,250.40 USD +12.23 since opening at 91,238.17'),
    );
    await waitFor(() => expect(canvas.getByRole('button', { name: /that ended at 9:30/u })).toBeEnabled());
  },
};

export const RoomTranslated: Story = {
  parameters: { room: entered(), records: orders.slice(0, 2), chromatic: { modes: languageModes } },
  async play({ canvas }) {
    await canvas.findByRole('timer');
    await waitFor(() => expect(canvas.getAllByRole('radio')).toHaveLength(12));
  },
};

/** A point before the period's opening says nothing of a change since then, and the line stays where it is. */
export const PriceBeforeTheOpening: Story = {
  parameters: { room: entered(), chromatic: { disableSnapshot: true } },
  async play({ canvas }) {
    const slider = await canvas.findByRole('slider', { name: 'Price of BTC/USD over the last periods' });
    await waitFor(() => expect(canvas.getByText('since opening at', { exact: false })).toBeVisible());
    const { top } = slider.getBoundingClientRect();
    await fireEvent.change(slider, { target: { value: '0' } });
    await waitFor(() => expect(canvas.getByText('BTC/USD at the time shown')).toBeVisible());
    await waitFor(() => expect(canvas.getByText('since opening at', { exact: false })).not.toBeVisible());
    await waitFor(() => expect(slider.getBoundingClientRect().top).toBe(top));
    await fireEvent.change(slider, { target: { value: slider.getAttribute('max') } });
    await waitFor(() => expect(canvas.getByText('since opening at', { exact: false })).toBeVisible());
  },
};

let isDown = true;

/** The earlier prices come with another try. */
export const PricesFailed: Story = {
  parameters: {
    room: entered(),
    msw: [failWhile('GET market/candles', () => isDown), ...reads, stay],
    chromatic: { disableSnapshot: true },
  },
  beforeEach: () => {
    isDown = true;
  },
  async play({ canvas }) {
    const problem = await canvas.findByText('We couldn’t load earlier prices');
    await waitFor(() => expect(problem.closest('[role=alert]')).toBeVisible());
    tryAgain(await canvas.findByRole('button', { name: 'Try again' }), () => {
      isDown = false;
    });
    await expect(await canvas.findByRole('slider', { name: 'Price of BTC/USD over the last periods' })).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus());
  },
};

/** The odds follow the price, by the code of the server. */
export const OddsFollowThePrice: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  async play({ canvas }) {
    const up = await canvas.findByRole('radio', { name: 'Up' });
    const said = (): string =>
      document.getElementById(up.getAttribute('aria-describedby')?.split(' ')[0] ?? '')?.textContent ?? '';
    await waitFor(() => expect(said()).toMatch(/×1\.\d+/u));
    const before = said();
    pricesStore.set({
      prices: { 'BTC-USD': { price: '91205.03', time: '2026-11-21T09:31:16.000Z' } },
      at: Date.now(),
    });
    await waitFor(() => expect(said()).not.toBe(before));
    await waitFor(() => expect(textOf(canvas.getByRole('main'))).toContain('BTC/USD now 91,205.03 USD'));
  },
};

/** Nearly decided: one side takes no stakes, and says why. */
export const TooCertain: Story = {
  async play({ canvas }) {
    await canvas.findByRole('radio', { name: 'Up' });
    pricesStore.set({
      prices: { 'BTC-USD': { price: '91838.17', time: '2026-11-21T09:31:16.000Z' } },
      at: Date.now(),
    });
    const down = await canvas.findByRole('radio', { name: 'Down' });
    await waitFor(() => expect(down).toHaveAttribute('aria-disabled', 'true'));
    await waitFor(() => expect(down).toHaveAccessibleDescription(/Too certain or too unlikely/u));
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Big' })).not.toHaveAttribute('aria-disabled'));
  },
};

/** The market stands still: that is said in both places and announced, and not that a limit was reached. */
export const NoPrice: Story = {
  parameters: {
    chromatic: { disableSnapshot: true },
    room: { ...entered(), odds: entered().odds.map((each) => ({ ...each, multiplier: null })) },
  },
  async play({ canvas }) {
    await canvas.findByRole('radio', { name: 'Up' });
    pricesStore.set({ prices: {}, at: Date.now() });
    await waitFor(() => expect(canvas.getAllByText(/^There’s no live price right now/u)).toHaveLength(3));
    await waitFor(() => expect(canvas.queryByText(/Too certain or too unlikely/u)).toBeNull());
  },
};

/** The newest period is being settled, and so is an order of it. */
export const Settling: Story = {
  parameters: { room: entered({ last_periods: settlingPeriods }), records: orders.slice(0, 2) },
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getAllByText('Settling').length).toBeGreaterThan(1));
  },
};

/** Results of the period that just ended: a gain is as quiet as a loss. */
export const Results: Story = {
  parameters: {
    room: entered(),
    records: ordersFor({ room: 'junior' })
      .items.slice(2, 5)
      .map((order) => ({ ...order, period: 'junior-202611210927', settles_at: '2026-11-21T09:30:00.000Z' })),
  },
  async play({ canvas }) {
    await expect(await canvas.findByText('Won')).toBeVisible();
    await waitFor(() => expect(canvas.getByText('Lost')).toBeVisible());
    await waitFor(() => expect(canvas.getByText('Refunded')).toBeVisible());
  },
};

/** The seed of the newest period came too late: no close price, and every stake is back. */
export const Returned: Story = {
  parameters: { room: entered({ last_periods: returnedPeriods }), chromatic: { disableSnapshot: true } },
  async play({ canvas }) {
    await expect(await canvas.findByText('No close price')).toBeVisible();
    await waitFor(() => expect(canvas.getByText(/every stake refunded: no provable close price/u)).toBeVisible());
  },
};

/** Two seconds before its end. */
export const Closed: Story = {
  parameters: { room: entered({ server_time: '2026-11-21T09:32:58.000Z' }) },
  async play({ canvas }) {
    await expect(await canvas.findByText('Closed for orders')).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription(
        /Closed for this period\. The next one starts/u,
      ),
    );
  },
};

export const Entry: Story = {
  parameters: { room: notEntered(), chromatic: { modes: screenModes } },
  async play({ canvas }) {
    await waitFor(() =>
      expect(canvas.getByText(/of the accounts that placed orders here/u)).toHaveTextContent('57.1%'),
    );
    await waitFor(() => expect(canvas.getByText(/Nothing is held or charged/u)).toHaveTextContent('You have 4,250.50'));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Enter room' })).toBeEnabled());
  },
};

/** Needs a code, and says how to get one. */
export const EntryCode: Story = {
  args: { path: '/leverage/superior' },
  parameters: {
    room: notEntered('superior'),
    chromatic: { modes: { light: { theme: 'light' }, dark: { theme: 'dark' } } },
    msw: [...reads, refuse('POST leverage/enter', 'room-code-wrong', 'Incorrect room code.')],
  },
  async play({ canvas }) {
    const field = await canvas.findByLabelText('Room code');
    const support = await canvas.findByRole('link', { name: 'Contact support' });
    await waitFor(() => expect(support).toHaveAttribute('href', '/contact?about=leverage&reference=superior'));
    await userEvent.click(await canvas.findByRole('button', { name: 'Enter room' }));
    await waitFor(() => expect(field).toHaveFocus());
    await waitFor(() => expect(field).toBeInvalid());
    await userEvent.type(field, 'AB12-CD34{Enter}');
    await expect(await canvas.findByText('Incorrect room code.')).toBeVisible();
    await waitFor(() => expect(field).toHaveValue('AB12-CD34'));
  },
};

export const EntryTranslated: Story = {
  args: { path: '/leverage/superior' },
  parameters: { room: notEntered('superior'), chromatic: { modes: languageModes } },
  async play({ canvas }) {
    await canvas.findByRole('textbox');
  },
};

/** The balance is too low: to other rooms, or to a deposit that leads back here; neither weighs more. */
export const EntryShort: Story = {
  parameters: { room: notEntered('vip') },
  args: { path: '/leverage/vip' },
  async play({ canvas }) {
    const deposit = await canvas.findByRole('link', { name: 'Deposit USDT' });
    await waitFor(() =>
      expect(deposit).toHaveAttribute('href', '/recharge?currency=USDT&amount=5749.5&back=%2Fleverage%2Fvip'),
    );
    const rooms = await canvas.findByRole('link', { name: 'View all rooms' });
    await waitFor(() => expect(rooms).toHaveAttribute('href', '/trading'));
    await waitFor(() =>
      expect(getComputedStyle(rooms).backgroundColor).toBe(getComputedStyle(deposit).backgroundColor),
    );
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Enter room' })).toBeNull());
  },
};

/** Entering shows the room. */
export const Entering: Story = {
  parameters: {
    room: notEntered(),
    chromatic: { disableSnapshot: true },
    msw: [
      ...reads,
      stay,
      answer('POST leverage/enter', () => {
        room = entered();
        return room;
      }),
    ],
  },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Enter room' }));
    await expect(await canvas.findByRole('timer')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus());
  },
};

const [, , won] = orders;

/** Asked what became of an order of another room and an earlier period: it is named, and what was typed here stays. */
export const FoundElsewhere: Story = {
  args: { path: '/leverage/vip' },
  parameters: {
    room: { ...notEntered('vip'), entered: true },
    chromatic: { disableSnapshot: true },
    msw: [...reads, stay, answer('POST leverage/order', won!)],
  },
  beforeEach: () => {
    const input = { room: 'junior', period: won!.period, category: won!.category, quantity: won!.quantity };
    sessionStorage.setItem(`money-call:${info.id}:POST leverage/order`, JSON.stringify({ key: 'key', input }));
    sessionStorage.setItem(`draft:${info.id}:leverage-vip`, JSON.stringify({ category: 'up', quantity: '60' }));
  },
  async play({ canvas }) {
    await expect(await canvas.findByText(/on Small odd in the Junior room\. Checking is safe/u)).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Check order' }));
    const said = await canvas.findByText(/Order placed in the Junior room/u);
    await waitFor(() => expect(said).toHaveFocus());
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'View order' })).toHaveAttribute(
        'href',
        '/leverage/record?number=L26112100007',
      ),
    );
    await waitFor(() => expect(canvas.getByRole('spinbutton')).toHaveValue('60'));
  },
};

/** After 30 minutes of a visit: two answers of the same weight. */
export const Reminder: Story = {
  parameters: {
    chromatic: { modes: { light: { theme: 'light' }, dark: { theme: 'dark' } } },
    msw: [...reads, answer('POST leverage/stay', { traders: 4, seconds: 9_000, visit_seconds: 1_805 })],
  },
  async play() {
    const dialog = await screen.findByRole('dialog', { name: 'You’ve been here for 30 min' });
    await waitFor(() => {
      const [keep, leave] = ['Stay in room', 'Take a break'].map((name) => {
        const button = within(dialog).getByRole('button', { name });
        const { width, height } = button.getBoundingClientRect();
        const { backgroundColor, color, fontWeight } = getComputedStyle(button);
        return JSON.stringify({ width, height, backgroundColor, color, fontWeight });
      });
      return expect(keep).toBe(leave);
    });
  },
};

export const ReminderAfterAnHour: Story = {
  parameters: {
    chromatic: { disableSnapshot: true },
    msw: [...reads, answer('POST leverage/stay', { traders: 4, seconds: 9_000, visit_seconds: 3_605 })],
  },
  async play() {
    await screen.findByRole('dialog', { name: 'You’ve been here for 1 hour' });
  },
};

/** One of them leads to the lengths of a break. */
export const ReminderBreak: Story = {
  parameters: { ...Reminder.parameters, chromatic: { disableSnapshot: true } },
  async play() {
    await press(await screen.findByRole('button', { name: 'Take a break' }));
    await expect(await screen.findByRole('dialog', { name: 'Take a break' })).toBeVisible();
  },
};

/** On a break that the customer took. */
export const OnBreak: Story = {
  parameters: {
    msw: [...reads.slice(0, -2), answer('GET leverage/limits', onBreak), answer('GET market/candles', minutes), stay],
  },
  async play({ canvas }) {
    await expect(await canvas.findByText(/You’re on a break until/u)).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('radiogroup')).toBeNull());
  },
};

export const SwitchedOff: Story = {
  parameters: {
    msw: [...reads.toSpliced(-4, 1), refuse('GET leverage/room', 'switched-off', 'This isn’t available here.')],
  },
  async play({ canvas }) {
    await expect(await canvas.findByText('Leverage rooms aren’t offered here')).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'View orders' })).toHaveAttribute('href', '/leverage/record'),
    );
  },
};

export const Unknown: Story = {
  args: { path: '/leverage/golden' },
  parameters: { msw: [...reads.toSpliced(-4, 1), refuse('GET leverage/room', 'not-found', 'We couldn’t find that.')] },
  async play({ canvas }) {
    await expect(await canvas.findByText('We couldn’t find this room')).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { msw: [...reads.toSpliced(-4, 1), wait('GET leverage/room')] },
  async play({ canvas }) {
    await expect((await canvas.findAllByText('Loading'))[0]).toBeInTheDocument();
  },
};

export const Failed: Story = {
  parameters: { msw: [...reads.toSpliced(-4, 1), fail('GET leverage/room')] },
  async play({ canvas }) {
    await expect(await canvas.findByText('We couldn’t load this room')).toBeVisible();
  },
};
