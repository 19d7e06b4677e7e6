import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { languageModes, screenModes } from '../../.storybook/modes.ts';
import { answer, fail, failWhile, wait } from './api.ts';
import { App, prepare, defaultHandlers, seenBy } from './app.tsx';
import { otherBrand } from '../other-brand.ts';
import { info, notices, site, tickers } from './fixtures.ts';
import { homeContent, homeTexts } from './home-fixtures.ts';
import { assets, history, today, total, withUnpriced } from './money-fixtures.ts';
import { tryAgain } from './press.ts';
import { rates } from './rate-fixtures.ts';

const calls = [
  ...defaultHandlers,
  ...homeContent,
  answer('GET market/tickers', tickers),
  rates,
  answer('GET user/amount', total),
  answer('GET wallet/assets', assets),
  answer('GET wallet/todayProfitLoss', today),
  answer('GET wallet/history', history),
  answer('GET notice/index', notices),
];

/** Waits for the last part of the home screen, the same in every language. */
async function whole(root: HTMLElement): Promise<void> {
  for (const text of homeTexts) await waitFor(() => expect(root).toHaveTextContent(text));
}

/** Home: the customer's total, the markets, and where to go next. */
const meta = {
  component: App,
  args: { path: '/' },
  parameters: { layout: 'fullscreen', msw: calls },
  beforeEach: seenBy(info),
} satisfies Meta<typeof App>;

export default meta;
type Story = StoryObj<typeof meta>;

/** For a customer: the total, today's profit or loss, and the available actions. */
export const Customer: Story = {
  parameters: { chromatic: { modes: screenModes } },
  async play({ canvas, canvasElement }) {
    await expect(await canvas.findByText('Total assets')).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Notices, 1 unread' })).toHaveAttribute('href', '/notice'),
    );
    await canvas.findByRole('slider', { name: 'Total assets, last month' });
    const actions = within(await canvas.findByRole('navigation', { name: 'Quick actions' }));
    const names = ['Deposit', 'Withdraw', 'Convert', 'Exchange', 'Leverage', 'Fixed term', 'Bank', 'Support'];
    await waitFor(() => expect(actions.getAllByRole('link').map((link) => link.textContent)).toEqual(names));
    const holdings = await canvas.findByRole('list', { name: 'Your money' });
    await waitFor(() => {
      const [first, ...others] = within(holdings).getAllByRole('listitem');
      void expect(first).toHaveTextContent('60%');
      void expect(others).toHaveLength(2);
    });
    const movers = await canvas.findByRole('list', { name: 'Moving today' });
    await waitFor(() => {
      const [first, ...others] = within(movers).getAllByRole('listitem');
      void expect(first).toHaveTextContent('DOGE');
      void expect(others).toHaveLength(2);
    });
    const leads = (name: RegExp | string, href: string) =>
      waitFor(() => expect(canvas.getByRole('link', { name })).toHaveAttribute('href', href));
    await leads('All markets', '/trend');
    await leads(/^DOGE/u, '/trend?market=DOGE-USD');
    const tabs = await canvas.findByRole('navigation', { name: 'Main navigation' });
    await waitFor(() =>
      expect(within(tabs).getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page'),
    );
    await whole(canvasElement);
  },
};

/** Only a balance without a price: the account isn't empty, and the total says what it leaves out. */
export const Unpriced: Story = {
  parameters: {
    msw: [
      answer('GET user/amount', { ...total, total: '0', available: '0', held: '0', unpriced: ['LTC'] }),
      answer('GET wallet/assets', {
        ...assets,
        total: '0',
        rows: withUnpriced.rows.filter(({ currency }) => currency === 'LTC'),
      }),
      ...calls,
    ],
  },
  async play({ canvas, canvasElement }) {
    await canvas.findByText('Without LTC: no price now');
    const holdings = await canvas.findByRole('list', { name: 'Your money' });
    await waitFor(() => expect(within(holdings).getByRole('listitem')).toHaveTextContent('No price now'));
    await waitFor(() => expect(canvas.queryByText('Your account is empty')).toBeNull());
    await whole(canvasElement);
  },
};

/** For a visitor: what the product does, tried out at the rate of this moment, and how to get in. */
export const Visitor: Story = {
  beforeEach: seenBy(null),
  async play({ canvas, canvasElement }) {
    const example = within(await canvas.findByRole('region', { name: 'Try a conversion' }));
    const paid = await example.findByRole('textbox', { name: 'You pay' });
    await waitFor(() => expect(example.getByRole('textbox', { name: 'You receive' })).toHaveValue('0.00272875'));
    await userEvent.clear(paid);
    await userEvent.type(paid, '1000');
    await waitFor(() => expect(example.getByRole('textbox', { name: 'You receive' })).toHaveValue('0.01091502'));
    await waitFor(() => expect(example.getByText('Cost (spread)').closest('div')).toHaveTextContent('4.00'));
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Create account' })).toHaveAttribute('href', '/register'),
    );
    await waitFor(() => expect(canvas.queryByRole('link', { name: /Notices/u })).toBeNull());
    await canvas.findByRole('list', { name: 'Markets' });
    await whole(canvasElement);
  },
};

export const Loading: Story = {
  parameters: {
    msw: [
      ...defaultHandlers,
      ...homeContent,
      rates,
      wait('GET market/tickers'),
      wait('GET user/amount'),
      wait('GET wallet/assets'),
      wait('GET wallet/todayProfitLoss'),
      wait('GET notice/index'),
    ],
  },
  async play({ canvas, canvasElement }) {
    await canvas.findByRole('heading', { name: 'Moving today' });
    await whole(canvasElement);
  },
};

/** Each part fails on its own; the others stay. */
export const Failed: Story = {
  parameters: {
    msw: [
      ...defaultHandlers,
      ...homeContent,
      rates,
      fail('GET market/tickers'),
      fail('GET user/amount'),
      fail('GET wallet/assets'),
      fail('GET wallet/todayProfitLoss'),
      fail('GET notice/index'),
    ],
  },
  async play({ canvas, canvasElement }) {
    await expect(await canvas.findByText('We couldn’t load the markets')).toBeVisible();
    await expect(await canvas.findByText('We couldn’t load your total')).toBeVisible();
    await waitFor(() => expect(canvas.getAllByRole('button', { name: 'Try again' })).toHaveLength(3));
    await whole(canvasElement);
  },
};

/** What fails for a visitor says so in its place, the operator's content in one line for all, and the way in stays. */
export const VisitorFailed: Story = {
  parameters: {
    msw: [
      ...defaultHandlers,
      fail('GET market/rates'),
      fail('GET market/tickers'),
      fail('GET index/banner'),
      fail('GET index/trumpet'),
      fail('GET index/feedback'),
      fail('GET platform/index'),
      fail('GET info/index'),
    ],
  },
  beforeEach: seenBy(null),
  async play({ canvas }) {
    for (const problem of ['rates', 'markets'])
      await expect(await canvas.findByText(`We couldn’t load the ${problem}`)).toBeVisible();
    const line = (await canvas.findByText('Some of this page didn’t load')).closest('[role=alert]');
    await waitFor(() =>
      expect(line).toHaveTextContent('News, Announcements, Latest news, Partner platforms, Feedback'),
    );
    await waitFor(() => expect(canvas.getAllByRole('button', { name: 'Try again' })).toHaveLength(3));
    await waitFor(() => expect(canvas.queryByRole('heading', { name: 'Latest news' })).toBeNull());
    await expect(await canvas.findByRole('link', { name: 'Create account' })).toBeVisible();
  },
};

/** Today's result fails; the rest stays. */
export const TodayFailed: Story = {
  parameters: { msw: [fail('GET wallet/todayProfitLoss'), ...calls] },
  async play({ canvas, canvasElement }) {
    const problem = await canvas.findByText('We couldn’t load today’s result');
    await waitFor(() => expect(problem.closest('[role=alert]')).toBeVisible());
    await whole(canvasElement);
  },
};

/** It comes when it is asked for again. */
export const TodayRetried: Story = {
  parameters: {
    chromatic: { disableSnapshot: true },
    msw: [failWhile('GET wallet/todayProfitLoss', () => isDown), ...calls],
  },
  beforeEach: () => {
    isDown = true;
  },
  async play({ canvas }) {
    tryAgain(await canvas.findByRole('button', { name: 'Try again' }), () => {
      isDown = false;
    });
    await expect(await canvas.findByText('Today')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus());
  },
};

/** Some of the operator's content fails: one line names it, and the rest stays. */
export const ContentFailed: Story = {
  parameters: { msw: [fail('GET platform/index'), fail('GET index/banner'), fail('GET index/trumpet'), ...calls] },
  beforeEach: seenBy(null),
  async play({ canvas, canvasElement }) {
    const line = (await canvas.findByText('Some of this page didn’t load')).closest('[role=alert]');
    await waitFor(() => expect(line).toHaveTextContent('News, Announcements, Partner platforms'));
    await expect(await canvas.findByRole('list', { name: 'Latest news' })).toBeVisible();
    await waitFor(() => expect(canvasElement).toHaveTextContent('I checked three, then stopped checking.'));
    await canvas.findByRole('list', { name: 'Markets' });
    await waitFor(() => expect(canvasElement).toHaveTextContent(/91[.,]616/u));
  },
};

let isDown = true;

/** One press brings everything that was missing. */
export const ContentRetried: Story = {
  parameters: {
    chromatic: { disableSnapshot: true },
    msw: [
      ...(['GET platform/index', 'GET index/banner'] as const).map((name) => failWhile(name, () => isDown)),
      ...calls,
    ],
  },
  async beforeEach({ globals }) {
    isDown = true;
    return prepare(globals, null);
  },
  async play({ canvas, canvasElement }) {
    await canvas.findByText('Some of this page didn’t load');
    tryAgain(await canvas.findByRole('button', { name: 'Try again' }), () => {
      isDown = false;
    });
    await whole(canvasElement);
    await waitFor(() => expect(canvas.queryByText('Some of this page didn’t load')).toBeNull());
  },
};

/** One tap hides every amount in the app. */
export const Masked: Story = {
  async play({ canvas, canvasElement }) {
    await canvas.findByText('Total assets');
    await waitFor(() => expect(canvasElement).toHaveTextContent('20,615'));
    const hide = await canvas.findByRole('button', { name: 'Hide amounts' });
    await userEvent.click(hide);
    await waitFor(() => expect(hide).toHaveAttribute('aria-pressed', 'true'));
    await waitFor(() => expect(canvasElement).not.toHaveTextContent('20,615'));
    await canvas.findByRole('list', { name: 'Moving today' });
    await whole(canvasElement);
    await userEvent.click(hide);
  },
  parameters: { chromatic: { disableSnapshot: true } },
};

/** The loaded figures, independent of the texts. */
const inLanguage: Story['play'] = async ({ canvasElement }) => {
  await waitFor(() => expect(canvasElement).toHaveTextContent(/20[.,]615/u));
  await waitFor(() => expect(canvasElement.querySelector('input[type=range]')).not.toBeNull());
  await waitFor(() => expect(canvasElement).toHaveTextContent('DOGE'));
  await whole(canvasElement);
};

export const Translated: Story = { play: inLanguage, parameters: { chromatic: { modes: languageModes } } };

export const TranslatedVisitor: Story = {
  parameters: { chromatic: { modes: languageModes } },
  beforeEach: seenBy(null),
  async play({ canvasElement }) {
    await waitFor(() => expect(canvasElement).toHaveTextContent(/91[.,]616/u));
    await whole(canvasElement);
  },
};

/** With the operator's logo. */
export const OperatorLogo: Story = {
  parameters: {
    msw: [answer('GET index/site', { ...site, site_logo: otherBrand }), ...calls],
  },
  beforeEach: seenBy(null),
  async play({ canvas, canvasElement }) {
    await expect(await canvas.findByRole('img', { name: 'Florin' })).toBeVisible();
    await whole(canvasElement);
  },
};
