import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import type { ResponseOf } from '#contract/index';
import { languageModes, screenModes } from '../../.storybook/modes.ts';
import { answer, refuse } from './api.ts';
import { App, prepare, defaultHandlers } from './app.tsx';
import {
  completedRecord,
  detail,
  finish,
  matching,
  refundedRecord,
  success,
  waitingRecord,
} from './counters-fixtures.ts';
import { info, site } from './fixtures.ts';
import { press } from './press.ts';
import { readingAgain } from './reading-again.ts';

type Stage = ResponseOf<'GET exchange/current'>;

let stage: Stage = success(waitingRecord);
const of = (shown: Stage) => () => {
  stage = shown;
};

/** What becomes of an accepted order. */
const meta = {
  component: App,
  args: { path: '/counter/silver/success' },
  parameters: {
    layout: 'fullscreen',
    msw: [
      ...defaultHandlers,
      answer('GET counter/detail', ({ id }) => detail(String(id))),
      answer('GET exchange/current', () => stage),
      answer('POST exchange/match', () => {
        stage = matching;
        return stage;
      }),
    ],
  },
  beforeEach: ({ globals }) => {
    stage = success(waitingRecord);
    return prepare(globals, info);
  },
} satisfies Meta<typeof App>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = {
  parameters: { chromatic: { modes: screenModes } },
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { name: 'Waiting for exchange' })).toBeVisible();
    const steps = await canvas.findByRole('list', { name: /E26112100015/u });
    await waitFor(() => expect(steps).toHaveTextContent(/Accepted, amount held, Done9:30/u));
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Find another order' })).toBeNull());
  },
};

export const WaitingTranslated: Story = { parameters: { chromatic: { modes: languageModes } } };

export const Completed: Story = {
  parameters: { chromatic: { modes: screenModes } },
  beforeEach: of(success(completedRecord)),
  async play({ canvas }) {
    const receipt = await canvas.findByRole('article', { name: 'Exchange complete' });
    await waitFor(() => expect(receipt).toHaveTextContent('E26112100015'));
    await waitFor(() => expect(receipt).toHaveTextContent(/Bonus\+2\.00/u));
    await waitFor(() => expect(receipt).toHaveTextContent(/Your profit\+1\.29.EURPaid by the other party/u));
    // As exact as the rate above it.
    await waitFor(() => expect(receipt).toHaveTextContent(/1\.1531897.USDT.*Mid-market rate1\.1600928.USDT/u));
  },
};

export const CompletedTranslated: Story = {
  parameters: { chromatic: { modes: languageModes } },
  beforeEach: of(success(completedRecord)),
  async play({ canvas }) {
    await canvas.findByRole('article');
  },
};

/** From the receipt to the next search. */
export const Next: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  beforeEach: of(success(completedRecord)),
  async play({ canvas }) {
    await press(await canvas.findByRole('button', { name: 'Find another order' }));
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Looking for an order' })).toHaveFocus());
  },
};

/** Too little is left for another one: a deposit of exactly what is missing leads back to the counter. */
export const NextInsufficient: Story = {
  parameters: {
    chromatic: { disableSnapshot: true },
    msw: [
      ...defaultHandlers,
      answer('GET counter/detail', ({ id }) => detail(String(id), { balance: '420', shortfall: '80' })),
      answer('GET exchange/current', () => stage),
      refuse('POST exchange/match', 'counter-balance-too-low', 'Your balance is insufficient to enter this counter.'),
    ],
  },
  beforeEach: of(success(completedRecord)),
  async play({ canvas }) {
    await press(await canvas.findByRole('button', { name: 'Find another order' }));
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Deposit funds' })).toHaveAttribute(
        'href',
        '/recharge?currency=USD&amount=80&back=%2Fcounter%2Fsilver',
      ),
    );
    await waitFor(() => expect(canvas.getByText('Your balance is insufficient to enter this counter.')).toBeVisible());
  },
};

/** Settled while it was looked at. */
export const Settled: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  async play({ canvas }) {
    await canvas.findByRole('heading', { name: 'Waiting for exchange' });
    const said = (await canvas.findAllByRole('status')).find(({ innerText }) => innerText === 'Waiting for exchange');
    stage = success(refundedRecord);
    await waitFor(readingAgain(() => expect(canvas.getByRole('heading', { name: 'Refunded in full' })).toBeVisible()));
    await waitFor(() => expect(said).toHaveTextContent('Refunded in full'));
  },
};

/** A bonus that was paid for accepting stays, and says so. */
export const Refunded: Story = {
  parameters: { chromatic: { modes: screenModes } },
  beforeEach: of(success({ ...refundedRecord, bonus: completedRecord.bonus })),
  async play({ canvas }) {
    await expect(await canvas.findByText('The other party didn’t pay, so you got all of it back.')).toBeVisible();
    await waitFor(() => expect(canvas.getByText('Refund')).toBeVisible());
    await waitFor(() => expect(canvas.getByText('Paid when you accepted. It stays yours.')).toBeVisible());
    const steps = await canvas.findByRole('list', { name: /E26112100015/u });
    await waitFor(() => expect(steps).toHaveTextContent(/Refunded in full, Done9:40/u));
    await waitFor(() => expect(steps).not.toHaveTextContent(/Failed/u));
  },
};

/** The operator has turned the prompts to contact support off. */
export const RefundedWithoutSupport: Story = {
  parameters: {
    msw: [
      answer('GET index/site', { ...site, support_switch: false }),
      ...defaultHandlers,
      answer('GET counter/detail', ({ id }) => detail(String(id))),
      answer('GET exchange/current', () => stage),
    ],
  },
  beforeEach: of(success(refundedRecord)),
  async play({ canvas }) {
    await expect(await canvas.findByText(/you got all of it back/u)).toBeVisible();
    await expect(await canvas.findByText(/^Play money/u)).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Contact support' })).toBeNull());
  },
};

/** Today's orders are done. */
export const Finish: Story = {
  args: { path: '/counter/silver/finish' },
  beforeEach: of(finish(false)),
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { name: 'Today’s orders are done' })).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('progressbar', { name: 'Today’s orders' })).toBeVisible());
  },
};

/** Moved up by the completed volume; staying is as easy as going. */
export const Upgraded: Story = {
  args: { path: '/counter/silver/finish' },
  parameters: { chromatic: { modes: screenModes } },
  beforeEach: of(finish(true)),
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { name: 'You’ve moved up to Gold' })).toBeVisible();
    const go = await canvas.findByRole('link', { name: 'Go to Gold' });
    const back = await canvas.findByRole('link', { name: 'Go to Silver' });
    await waitFor(() => expect(go.getBoundingClientRect().height).toBe(back.getBoundingClientRect().height));
    await waitFor(() => expect(go.getBoundingClientRect().width).toBe(back.getBoundingClientRect().width));
  },
};

export const UpgradedTranslated: Story = {
  args: { path: '/counter/silver/finish' },
  parameters: { chromatic: { modes: languageModes } },
  beforeEach: of(finish(true)),
  async play({ canvas }) {
    await canvas.findByRole('article');
  },
};
