import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import type { ResponseOf } from '#contract/index';
import { languageModes, screenModes } from '../../.storybook/modes.ts';
import { answer, bypassNetwork, refuse } from './api.ts';
import { App, prepare, defaultHandlers } from './app.tsx';
import { covered, detail, matched, matching, start, success, urgent, waitingRecord } from './counters-fixtures.ts';
import { day, info, site } from './fixtures.ts';
import { clickAtOnce, press, takesPresses } from './press.ts';
import { readingAgain } from './reading-again.ts';

type Stage = ResponseOf<'GET exchange/current'>;

let stage: Stage = matched;
const reads = [
  ...defaultHandlers,
  answer('GET counter/detail', ({ id }) => detail(String(id))),
  answer('GET exchange/current', () => stage),
];
const accept = answer('POST exchange/accept', () => {
  stage = success(waitingRecord);
  return stage;
});
const decline = answer('POST exchange/decline', () => {
  stage = start;
  return stage;
});
const of = (shown: Stage) => () => {
  stage = shown;
};
/** The operator has turned the prompts to contact support off. */
const supportOff = { msw: [answer('GET index/site', { ...site, support_switch: false }), ...reads, accept, decline] };

/** An offer, and the two answers to it. */
const meta = {
  component: App,
  args: { path: '/counter/silver/matched' },
  parameters: { layout: 'fullscreen', msw: [...reads, accept, decline] },
  beforeEach: ({ globals }) => {
    stage = matched;
    return prepare(globals, info);
  },
} satisfies Meta<typeof App>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every answer in a group is of the same size and style. */
const expectFair = (group: ParentNode): Promise<void> =>
  waitFor(async () => {
    const looks = [...group.querySelectorAll('[data-equal-buttons] > *')].map((element) => {
      const { width, height } = element.getBoundingClientRect();
      const { backgroundColor, color, borderColor, fontSize, fontWeight } = getComputedStyle(element);
      return JSON.stringify({ width, height, backgroundColor, color, borderColor, fontSize, fontWeight });
    });
    await expect(looks.length).toBeGreaterThan(1);
    await expect(new Set(looks).size).toBe(1);
  });

export const Offer: Story = {
  parameters: { chromatic: { modes: screenModes } },
  async play({ canvas, canvasElement }) {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Accept order' })).toBeEnabled());
    await expectFair(canvasElement);
    const main = await canvas.findByRole('main');
    const text = (): string => main.innerText.replaceAll(/\s+/gu, ' ');
    await waitFor(() => expect(text()).toContain('Mid-market rate'));
    await waitFor(() => expect(text()).toContain('Your profit +1.29 EUR Paid by the other party'));
    await waitFor(() => expect(text()).toContain('Sweden'));
    await waitFor(() => expect(canvas.getByRole('timer')).toHaveAccessibleName(/left to decide/u));
  },
};

/** Its end is said half a minute before. */
export const Ending: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  beforeEach: of({ ...matched, offer: { ...matched.offer, expires_at: '2026-11-21T09:30:20.000Z' } }),
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByText('0:30 left to decide')).toHaveRole('status'));
  },
};

export const OfferTranslated: Story = {
  parameters: { chromatic: { modes: languageModes } },
  async play({ canvas, canvasElement }) {
    await canvas.findByRole('timer');
    await expectFair(canvasElement);
  },
};

export const OfferWithoutSupport: Story = {
  parameters: supportOff,
  async play({ canvas }) {
    await expect(await canvas.findByText(/^Play money/u)).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Accept order' })).toBeEnabled());
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Contact support' })).toBeNull());
  },
};

/** An urgent order exceeds the balance, and has a bonus whose terms are on the same screen. */
export const Urgent: Story = {
  parameters: { chromatic: { modes: screenModes } },
  beforeEach: of(urgent),
  async play({ canvas, canvasElement }) {
    await expect(await canvas.findByText('Urgent order')).toBeVisible();
    const missing = await canvas.findByText('You’re short');
    const bonus = await canvas.findByText('Limited-time bonus');
    // What is missing comes before what is added.
    await waitFor(() => expect(missing.getBoundingClientRect().bottom).toBeLessThan(bonus.getBoundingClientRect().top));
    await expectFair(canvasElement);
  },
};

/** A bonus that lasts until the next day says which. */
export const LongBonus: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  beforeEach: of({
    ...urgent,
    offer: {
      ...urgent.offer,
      bonus: { currency: 'USDT', scale: 6, amount: '2', minutes: 1200, deadline: day(-1, '05:29') },
    },
  }),
  async play({ canvas }) {
    const title = await canvas.findByRole('heading', { name: 'Limited-time bonus' });
    await waitFor(() =>
      expect(title.parentElement?.parentElement).toHaveTextContent(
        /if you accept by Nov 22, 2026, 5:29\sAM, within 1,?200 minutes of the match\./u,
      ),
    );
  },
};

/** Accepting it says what is missing: deposit, decline and support weigh the same. */
export const UrgentDialog: Story = {
  parameters: { chromatic: { modes: screenModes } },
  beforeEach: of(urgent),
  async play({ canvas }) {
    await press(await canvas.findByRole('button', { name: 'Accept order' }));
    const dialog = await screen.findByRole('dialog', { name: 'Urgent order' });
    await waitFor(() =>
      expect(dialog).toHaveAccessibleDescription(
        "The current exchange order's currency balance is insufficient. Please check and try again!",
      ),
    );
    await waitFor(() =>
      expect(within(dialog).getByRole('link', { name: 'Deposit USDT' })).toHaveAttribute(
        'href',
        '/recharge?currency=USDT&amount=70&back=%2Fcounter%2Fsilver%2Fmatched',
      ),
    );
    await waitFor(() =>
      expect(within(dialog).getByRole('link', { name: 'Contact support' })).toHaveAttribute(
        'href',
        '/contact?about=exchange&reference=E26112100015',
      ),
    );
    await waitFor(() => expect(within(dialog).getAllByText(/declining/iu)).toHaveLength(1));
    await expectFair(dialog);
  },
};

export const UrgentDialogTranslated: Story = {
  parameters: { chromatic: { modes: languageModes } },
  beforeEach: of(urgent),
  async play({ canvas }) {
    await canvas.findByRole('timer');
    const buttons = await canvas.findAllByRole('button');
    await press(buttons.at(-1) as HTMLElement);
    await expectFair(await screen.findByRole('dialog'));
  },
};

/** The same without support: two answers, still of one size, and no text that speaks of it. */
export const UrgentDialogWithoutSupport: Story = {
  parameters: supportOff,
  beforeEach: of(urgent),
  async play({ canvas }) {
    await press(await canvas.findByRole('button', { name: 'Accept order' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Urgent order' }));
    await waitFor(() => expect(dialog.getByText(/Declining costs nothing\./u)).toBeVisible());
    await waitFor(() => expect(dialog.queryByText(/support/u)).toBeNull());
    await waitFor(() => expect(dialog.queryByRole('link', { name: 'Contact support' })).toBeNull());
    await expectFair(await screen.findByRole('dialog'));
  },
};

/** Nor does the second of two taps on “Decline order” search again: no call answers it. */
export const DeclinedTwice: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  async play({ canvas }) {
    const stray = clickAtOnce('Find an order');
    await press(await canvas.findByRole('button', { name: 'Decline order' }));
    await takesPresses(await stray);
    await waitFor(() => expect(canvas.getByText('Order declined')).toBeVisible());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Find an order' })).toBeEnabled());
  },
};

/** Declining in the dialog takes one press. */
export const UrgentDeclined: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  beforeEach: of(urgent),
  async play({ canvas }) {
    await press(await canvas.findByRole('button', { name: 'Accept order' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Urgent order' }));
    await press(await dialog.findByRole('button', { name: 'Decline order' }));
    await expect(await canvas.findByText('Order declined')).toBeVisible();
  },
};

/** The bonus is over, and the order is still the same. */
export const BonusOver: Story = {
  beforeEach: of(covered),
  async play({ canvas }) {
    await expect(await canvas.findByText('Ended')).toBeVisible();
    await waitFor(() => expect(canvas.getByText(/216\.79/u)).toBeVisible());
    await waitFor(() => expect(canvas.queryByText('You’re short')).toBeNull());
  },
};

/** One press declines. It costs nothing, and the offer doesn't come back. */
export const Declined: Story = {
  async play({ canvas }) {
    await press(await canvas.findByRole('button', { name: 'Decline order' }));
    await expect(await canvas.findByText('Order declined')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Find an order' })).toBeEnabled());
  },
};

/** One press accepts. */
export const Accepted: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  async play({ canvas }) {
    await press(await canvas.findByRole('button', { name: 'Accept order' }));
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Waiting for exchange' })).toHaveFocus());
  },
};

/** A press that was meant for “Stop searching” answers nothing, and the next one does. */
export const PressTooEarly: Story = {
  args: { path: '/counter/silver/matching' },
  parameters: { chromatic: { disableSnapshot: true } },
  beforeEach: of(matching),
  async play({ canvas }) {
    await canvas.findByRole('button', { name: 'Stop searching' });
    const stray = clickAtOnce('Accept order');
    stage = matched;
    const answer = await stray;
    await takesPresses(answer);
    await waitFor(() => expect(stage).toBe(matched));
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Order found' })).toHaveFocus());
    await press(answer);
    await expect(await canvas.findByRole('heading', { name: 'Waiting for exchange' })).toBeVisible();
  },
};

/** The second of two taps on “Accept order” doesn't decline in the dialog that appeared in between. */
export const DialogTooEarly: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  beforeEach: of(urgent),
  async play({ canvas }) {
    const accept = await canvas.findByRole('button', { name: 'Accept order' });
    await takesPresses(accept);
    const stray = clickAtOnce('Decline order');
    accept.click();
    await takesPresses(await stray);
    await waitFor(() => expect(stage).toBe(urgent));
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Urgent order' })).toBeVisible());
  },
};

/** Its deadline passed while it was shown. */
export const Expired: Story = {
  async play({ canvas }) {
    await canvas.findByRole('button', { name: 'Accept order' });
    stage = { ...start, ended: 'expired' };
    await waitFor(readingAgain(() => expect(canvas.getByText('Offer expired')).toBeVisible()));
  },
};

/** Spent elsewhere in the meantime. */
export const Insufficient: Story = {
  parameters: {
    msw: [...reads, decline, refuse('POST exchange/accept', 'insufficient-balance', 'Insufficient Balance.')],
  },
  async play({ canvas }) {
    await press(await canvas.findByRole('button', { name: 'Accept order' }));
    const dialog = await screen.findByRole('dialog', { name: 'Insufficient Balance' });
    await waitFor(() =>
      expect(dialog).toHaveAccessibleDescription(
        'Your account balance is insufficient to complete this exchange order! Please check your balance and try again!',
      ),
    );
    await expectFair(dialog);
  },
};

/** The connection broke while accepting: accepting again is safe. */
export const Uncertain: Story = {
  beforeEach: () => bypassNetwork('/exchange/accept', 'POST', () => new Response('', { status: 503 })),
  async play({ canvas }) {
    await press(await canvas.findByRole('button', { name: 'Accept order' }));
    await expect(await canvas.findByText('Still confirming your order')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Accept order' })).toBeEnabled());
  },
};

/** Answered on another device. */
export const Changed: Story = {
  parameters: {
    msw: [
      ...reads,
      refuse('POST exchange/decline', 'order-changed', 'This order changed in the meantime. Review it again.'),
    ],
  },
  async play({ canvas }) {
    await press(await canvas.findByRole('button', { name: 'Decline order' }));
    await expect(await canvas.findByText(/This order changed in the meantime/u)).toBeVisible();
  },
};
