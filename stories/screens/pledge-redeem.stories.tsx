import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { ResponseOf } from '#contract/index';
import { themeModes } from '../../.storybook/modes.ts';
import { answer, bypassNetwork, fail, refuse, wait } from './api.ts';
import { App, defaultHandlers, prepare, type Canvas } from './app.tsx';
import { info } from './fixtures.ts';
import { matured, recordsFor, redeemed, redemptionOf, running } from './pledge-fixtures.ts';
import { press } from './press.ts';

const sent = fn();
/** The term as the server has it. */
let term = running;
/** Full days when the amounts are read. */
let days = 10;

const record = (shown: typeof running): ResponseOf<'GET pledge/records'> => ({
  ...recordsFor({}),
  items: [shown],
  total: 1,
});

const handlers = [
  ...defaultHandlers,
  answer('GET pledge/records', () => record(term)),
  answer('GET pledge/redemption', () => redemptionOf(running, days)),
  answer('POST pledge/redeem', (input) => {
    sent(input);
    term = redeemed;
    return redeemed;
  }),
];

/** Redeeming early: the exact amounts first, and two equal answers. */
const meta = {
  component: App,
  args: { path: `/pledge/record?number=${running.number}` },
  parameters: { layout: 'fullscreen', msw: handlers },
  beforeEach: ({ globals }) => {
    sent.mockClear();
    term = running;
    days = 10;
    return prepare(globals, info);
  },
} satisfies Meta<typeof App>;

export default meta;
type Story = StoryObj<typeof meta>;

async function ask(canvas: Canvas) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Redeem early' }));
  return within(await screen.findByRole('dialog'));
}

/** What is received, how it adds up, until when, and what waiting returns. */
export const Amounts: Story = {
  parameters: { chromatic: { modes: themeModes } },
  async play({ canvas }) {
    const dialog = await ask(canvas);
    await expect(await dialog.findByText('997.00', { exact: false })).toBeVisible();
    await waitFor(() => expect(dialog.getByText('That’s less than you put in.')).toBeVisible());
    await waitFor(() => expect(dialog.getByText(/These amounts apply until Nov 22, 2026/u)).toBeVisible());
    await waitFor(() => expect(dialog.getByText(/If you keep it/u)).toBeVisible());
  },
};

/** The button that was pressed is gone: the receipt has the focus. */
export const Redeemed: Story = {
  async play({ canvas }) {
    const dialog = await ask(canvas);
    await press(await dialog.findByRole('button', { name: 'Redeem early' }));
    await expect(await canvas.findByRole('article', { name: 'Redeemed early' })).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('heading', { level: 2, name: 'Redeemed early' })).toHaveFocus());
    await waitFor(() => expect(sent.mock.calls).toEqual([[{ number: running.number, received: '997' }]]));
  },
};

/** A day filled meanwhile: the new amount beside the old one, and the question again. */
export const Changed: Story = {
  parameters: {
    msw: [
      refuse('POST pledge/redeem', 'terms-changed', 'The terms have changed since you opened this page.', () => {
        days = 11;
      }),
      ...handlers,
    ],
  },
  async play({ canvas }) {
    const dialog = await ask(canvas);
    await dialog.findByText('997.00', { exact: false });
    await press(await dialog.findByRole('button', { name: 'Redeem early' }));
    const note = (await dialog.findByText('The amount changed')).parentElement as HTMLElement;
    // A second tap would agree to what nobody has read.
    await waitFor(() =>
      expect(dialog.getByRole('button', { name: 'Redeem early' }).closest('[aria-disabled=true]')).not.toBeNull(),
    );
    await waitFor(() =>
      expect(note.innerText.replaceAll(/\s/gu, ' ')).toMatch(/received 997.00 USDT. Now it’s 997.20/u),
    );
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Redeem early' })).toBeEnabled());
  },
};

/** No answer came: whether it was redeemed is unknown, and trying again is safe. */
export const Uncertain: Story = {
  beforeEach: async (context) => {
    const clear = await meta.beforeEach(context);
    const end = bypassNetwork('pledge/redeem', 'POST', () => new Response('', { status: 502 }));
    return () => {
      end();
      clear();
    };
  },
  async play({ canvas }) {
    const dialog = await ask(canvas);
    await press(await dialog.findByRole('button', { name: 'Redeem early' }));
    await expect(await dialog.findByText(/won’t be redeemed twice/u)).toBeVisible();
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Redeem early' })).toBeEnabled());
  },
};

/** Another term’s redemption had no answer. Nobody asks for it here, so it isn’t sent again. */
export const AfterAnother: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  beforeEach: async (context) => {
    const clear = await meta.beforeEach(context);
    const input = { number: 'P1026112099999', received: '500' };
    sessionStorage.setItem(`money-call:${info.id}:POST pledge/redeem`, JSON.stringify({ key: 'key', input }));
    return clear;
  },
  async play({ canvas }) {
    const dialog = await ask(canvas);
    await press(await dialog.findByRole('button', { name: 'Redeem early' }));
    await expect(await canvas.findByRole('article', { name: 'Redeemed early' })).toBeVisible();
    await waitFor(() => expect(sent.mock.calls).toEqual([[{ number: running.number, received: '997' }]]));
  },
};

/** It matured while the question was open. */
export const Over: Story = {
  parameters: {
    chromatic: { disableSnapshot: true },
    msw: [
      refuse('POST pledge/redeem', 'not-redeemable', 'You can no longer redeem this.', () => {
        term = { ...matured, number: running.number };
      }),
      ...handlers,
    ],
  },
  async play({ canvas }) {
    const dialog = await ask(canvas);
    await press(await dialog.findByRole('button', { name: 'Redeem early' }));
    await expect(await canvas.findByRole('article', { name: 'Term matured' })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const Loading: Story = {
  parameters: { msw: [wait('GET pledge/redemption'), ...handlers] },
  async play({ canvas }) {
    await ask(canvas);
  },
};

export const Failed: Story = {
  parameters: { msw: [fail('GET pledge/redemption'), ...handlers] },
  async play({ canvas }) {
    const dialog = await ask(canvas);
    await expect(await dialog.findByText('We couldn’t load the amounts')).toBeVisible();
  },
};

/** The amounts in other languages. */
const translated = (locale: string): Story => ({
  globals: { locale },
  parameters: { chromatic: { modes: { light: themeModes.light, dark: { disable: true } } } },
  async play({ canvas }) {
    await canvas.findByRole('progressbar');
    await userEvent.click((await canvas.findAllByRole('button')).at(-1) as HTMLElement);
    await waitFor(() => expect(document.querySelector('[data-equal-buttons]')).toBeVisible());
  },
});

export const AmountsGerman: Story = translated('de-de');
export const AmountsThai: Story = translated('th-th');
export const AmountsJapanese: Story = translated('ja-jp');
