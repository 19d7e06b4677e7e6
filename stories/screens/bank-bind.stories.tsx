import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { calls } from '#contract/index';
import { languageModes, screenModes } from '../../.storybook/modes.ts';
import { answer, example, refuse } from './api.ts';
import { App, defaultHandlers, prepare, type Canvas, seenBy } from './app.tsx';
import { bank, cards, lost } from './bank-fixtures.ts';
import { info } from './fixtures.ts';

const sent = fn();

const handlers = [
  ...defaultHandlers,
  answer('GET bank/index', bank),
  answer('GET user/bank', cards),
  example('GET user/auth'),
  answer('GET wallet/addresses', { items: [], saved_only: { enabled: false, ends_at: null } }),
  answer('POST bank/bind', (input) => {
    sent(input);
    return calls['POST bank/bind'].example.response;
  }),
];

/** Linking a card in the verified name. */
const meta = {
  component: App,
  args: { path: '/bank/bind' },
  parameters: { layout: 'fullscreen', msw: handlers },
  beforeEach: ({ globals }) => {
    sent.mockClear();
    return prepare(globals, info);
  },
} satisfies Meta<typeof App>;

export default meta;
type Story = StoryObj<typeof meta>;

async function fill(canvas: Canvas): Promise<void> {
  await userEvent.type(await canvas.findByLabelText('Card number'), '4111111111111111');
  await userEvent.type(await canvas.findByLabelText('Bank name'), 'Sample Savings Bank');
  await userEvent.type(await canvas.findByLabelText('Account holder'), 'Margit Sample');
  await userEvent.type(await canvas.findByLabelText('Phone number'), '+4915123456789');
  await expect(await canvas.findByRole('button', { name: /^Country code: Germany/u })).toBeVisible();
}

const submit = async (canvas: Canvas): Promise<void> =>
  userEvent.click(await canvas.findByRole('button', { name: 'Link a card' }));

export const Content: Story = {
  parameters: { chromatic: { modes: screenModes } },
  async play({ canvas }) {
    await expect(await canvas.findByText('Ma … le')).toBeInTheDocument();
    await expect(await canvas.findByRole('button', { name: /^Country code: United States \+1/u })).toBeVisible();
  },
};

/** Filled in: grouped digits, the brand, and the phone number in its country’s format. */
export const Filled: Story = {
  async play({ canvas }) {
    await fill(canvas);
    await waitFor(() => expect(canvas.getByLabelText('Card number')).toHaveValue('4111 1111 1111 1111'));
    await waitFor(() => expect(canvas.getByText('Visa')).toBeVisible());
  },
};

/** Once linked, it returns to where it was needed. */
export const Linked: Story = {
  args: { path: '/bank/bind?back=%2Fbank' },
  parameters: { chromatic: { disableSnapshot: true } },
  async play({ canvas }) {
    await fill(canvas);
    await submit(canvas);
    await expect(await screen.findByText('Sample Savings Bank linked')).toBeInTheDocument();
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Bank' })).toBeVisible();
    await waitFor(() =>
      expect(sent.mock.calls).toEqual([
        [
          {
            number: '4111111111111111',
            bank_name: 'Sample Savings Bank',
            holder: 'Margit Sample',
            area_code: '+49',
            phone: '15123456789',
          },
        ],
      ]),
    );
  },
};

/** While withdrawals go to saved addresses only, a new card waits: said before it is linked, and once it is. */
export const Waits: Story = {
  parameters: {
    chromatic: { disableSnapshot: true },
    msw: [
      answer('GET wallet/addresses', { items: [], saved_only: { enabled: true, ends_at: null } }),
      answer('POST bank/bind', { ...calls['POST bank/bind'].example.response, usable_at: '2026-11-22T09:30:00.000Z' }),
      ...handlers,
    ],
  },
  async play({ canvas }) {
    await expect(await canvas.findByText(/can be used 24 hours after you link it\.$/u)).toBeVisible();
    await fill(canvas);
    await submit(canvas);
    await expect(
      await screen.findByText(/^Sample Savings Bank linked\. Available from Nov 22, 2026, 9:30\sAM\.$/u),
    ).toBeInTheDocument();
  },
};

/** Each field says what it needs, and nothing is sent. */
export const NothingFilledIn: Story = {
  async play({ canvas }) {
    await canvas.findByLabelText('Card number');
    await submit(canvas);
    await waitFor(() => expect(canvas.getByLabelText('Card number')).toBeInvalid());
    await waitFor(() => expect(canvas.getByLabelText('Phone number')).toBeInvalid());
    await waitFor(() => expect(canvas.getByLabelText('Card number')).toHaveFocus());
    await waitFor(() => expect(sent).not.toHaveBeenCalled());
  },
};

/** A wrong digit and a short phone number. */
export const Invalid: Story = {
  async play({ canvas }) {
    await userEvent.type(await canvas.findByLabelText('Card number'), '4111111111111112');
    await userEvent.type(await canvas.findByLabelText('Phone number'), '+49151');
    await userEvent.tab();
    await expect(await canvas.findByText('This card number isn’t valid')).toBeVisible();
    await expect(await canvas.findByText('Enter a phone number, digits only')).toBeVisible();
  },
};

/** Another person’s card is refused at its field. */
export const Mismatch: Story = {
  parameters: {
    msw: [
      refuse('POST bank/bind', 'card-name-mismatch', 'The account holder must match your verified name.'),
      ...handlers,
    ],
  },
  async play({ canvas }) {
    await fill(canvas);
    await submit(canvas);
    await expect(await canvas.findByText('The account holder must match your verified name.')).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText('Account holder')).toHaveFocus());
    await waitFor(() => expect(canvas.getByLabelText('Card number')).toHaveValue('4111 1111 1111 1111'));
  },
};

export const AlreadyLinked: Story = {
  parameters: {
    chromatic: { disableSnapshot: true },
    msw: [refuse('POST bank/bind', 'card-already-bound', 'This card is already linked.'), ...handlers],
  },
  async play({ canvas }) {
    await fill(canvas);
    await submit(canvas);
    await expect(await canvas.findByText('This card is already linked.')).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText('Card number')).toHaveFocus());
  },
};

/** A failure loses nothing. */
export const Failed: Story = {
  beforeEach: lost('bank/bind'),
  async play({ canvas }) {
    await fill(canvas);
    await submit(canvas);
    await expect(await canvas.findByText('Something went wrong on our end')).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText('Account holder')).toHaveValue('Margit Sample'));
  },
};

/** Why not yet, and the way to verification, before the form. */
export const NotVerified: Story = {
  beforeEach: seenBy({ ...info, real: { status: 0, reason: null } }),
  async play({ canvas }) {
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Verify identity' })).toHaveAttribute('href', '/user/auth'),
    );
    await waitFor(() => expect(canvas.queryByLabelText('Card number')).toBeNull());
  },
};

export const InReview: Story = {
  beforeEach: seenBy({ ...info, real: { status: 2, reason: null } }),
  async play({ canvas }) {
    await expect(await canvas.findByText('Your verification is in review')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('link', { name: 'View status' })).toBeVisible());
  },
};

export const Translated: Story = { parameters: { chromatic: { modes: languageModes } } };
