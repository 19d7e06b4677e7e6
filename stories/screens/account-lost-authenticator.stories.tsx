import type { Meta, StoryObj } from '@storybook/react-vite';
import i18next from 'i18next';
import { http, HttpResponse } from 'msw';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { calls, type ResponseOf } from '#contract/index';
import { languageModes, screenModes, themeModes } from '../../.storybook/modes.ts';
import { answer, fail, refuse, wait } from './api.ts';
import { App, defaultHandlers, seenBy } from './app.tsx';

type RemovalState = ResponseOf<'POST index/authenticatorRemoval'>;

/** The password is correct, and a second factor is needed. */
const needed = http.post('/api/index/login', () =>
  HttpResponse.json({
    status: 0,
    message: 'Confirm it’s you with your authenticator app or a recovery code.',
    data: { code: 'second-factor-needed', ticket: 'dGhpcy1pcy1hLXRpY2tldA' },
  }),
);

/** What the server has; a story may start with an open one. */
let removal: RemovalState['removal'] = null;

const made = calls['POST index/lostAuthenticator'].example.response;

const approved = {
  ...made,
  state: 'waiting',
  requested_at: '2026-11-20T08:30:00.000Z',
  due_at: '2026-11-23T14:05:00.000Z',
} as const;

const handlers = [
  ...defaultHandlers,
  needed,
  answer('POST index/authenticatorRemoval', () => ({ waiting_days: 3, removal })),
];

const starting = (open: typeof removal) => (context: Parameters<ReturnType<typeof seenBy>>[0]) => {
  removal = open;
  return seenBy(null)(context);
};

/** The removal of an authenticator app that is lost together with its recovery codes, requested at login. */
const meta = {
  component: App,
  args: { path: '/login' },
  parameters: {
    layout: 'fullscreen',
    msw: [...handlers, answer('POST index/lostAuthenticator', () => ({ ...made, ...(removal = made) }))],
  },
  beforeEach: starting(null),
} satisfies Meta<typeof App>;

export default meta;
type Story = StoryObj<typeof meta>;

/** From the login to the request, or its state; in any language. */
async function open(root: HTMLElement, title = 'title'): Promise<ReturnType<typeof within>> {
  const canvas = within(root);
  await userEvent.type(await canvas.findByLabelText(i18next.t('account-login:identifier')), 'margit');
  await userEvent.type(await canvas.findByLabelText(i18next.t('account-login:password')), 'ein gutes Wort');
  await userEvent.click(await canvas.findByRole('button', { name: i18next.t('common:action.log-in') }));
  await userEvent.click(await canvas.findByRole('button', { name: i18next.t('forms:second-factor.lost') }));
  await canvas.findByRole('heading', { level: 2, name: i18next.t(`account:lost.${title}` as 'account:lost.title') });
  return canvas;
}

async function send(root: HTMLElement): Promise<ReturnType<typeof within>> {
  const canvas = await open(root);
  await userEvent.type(
    await canvas.findByLabelText(i18next.t('account:lost.field')),
    'My phone broke on Friday, and the codes were on it.',
  );
  await userEvent.click(await canvas.findByRole('button', { name: i18next.t('account:lost.submit') }));
  return canvas;
}

/** What happens, before anything is asked. */
export const Content: Story = {
  parameters: { chromatic: { modes: screenModes } },
  async play({ canvasElement }) {
    const canvas = await open(canvasElement);
    await expect(await canvas.findByText('Then we wait 3 days')).toBeVisible();
    await waitFor(() => expect(canvas.queryByLabelText('Authenticator code')).toBeNull());
    await waitFor(() => expect(canvas.getByLabelText('What should we know?')).toHaveValue(''));
  },
};

export const Translated: Story = {
  parameters: { chromatic: { modes: languageModes } },
  async play({ canvasElement }) {
    await open(canvasElement);
  },
};

/** Submitted empty: the field says so and has the focus. */
export const Invalid: Story = {
  async play({ canvasElement }) {
    const canvas = await open(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Request removal' }));
    const field = await canvas.findByLabelText('What should we know?');
    await waitFor(() => expect(field).toHaveFocus());
    await waitFor(() => expect(field).toBeInvalid());
  },
};

export const Busy: Story = {
  parameters: { msw: [...handlers, wait('POST index/lostAuthenticator')] },
  async play({ canvasElement }) {
    const canvas = await send(canvasElement);
    await waitFor(() => expect(canvas.getByRole('button', { name: /Request removal/u })).toHaveAttribute('aria-busy'));
  },
};

/** What comes next; announced to screen readers. */
export const Received: Story = {
  parameters: { chromatic: { modes: { ...screenModes, ...themeModes } } },
  async play({ canvasElement }) {
    const canvas = await send(canvasElement);
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Request received' })).toBeVisible();
    const steps = await within(await canvas.findByRole('list', { name: 'Progress of your request' })).findAllByRole(
      'listitem',
    );
    await waitFor(() => expect(steps).toHaveLength(4));
    await waitFor(() => expect(steps[1]).toHaveAttribute('aria-current', 'step'));
    await userEvent.click(await canvas.findByRole('button', { name: 'Back to code' }));
    await expect(await canvas.findByLabelText('Authenticator code')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Lost your app and codes?' }));
    // Coming back shows how far it is, without asking again.
    await expect(await canvas.findByRole('heading', { level: 2, name: 'You’ve already asked' })).toBeVisible();
    await waitFor(() => expect(canvas.queryByLabelText('What should we know?')).toBeNull());
  },
};

/** A request was approved before: when it is due, at once. */
export const Open: Story = {
  parameters: { chromatic: { modes: languageModes } },
  beforeEach: starting(approved),
  async play({ canvasElement }) {
    const canvas = await open(canvasElement, 'repeated.title');
    await waitFor(() => expect(canvas.getAllByRole('listitem')[2]).toHaveAttribute('aria-current', 'step'));
    await waitFor(() => expect(canvas.queryByLabelText(i18next.t('account:lost.field'))).toBeNull());
  },
};

/** Someone asked in the meantime: the new text wasn't added. */
export const Repeated: Story = {
  parameters: {
    msw: [...handlers, answer('POST index/lostAuthenticator', { ...approved, repeated: true })],
  },
  async play({ canvasElement }) {
    const canvas = await send(canvasElement);
    await canvas.findByRole('heading', { level: 2, name: 'You’ve already asked' });
    await expect(await canvas.findByText('What you just wrote wasn’t added.')).toBeVisible();
    await waitFor(() => expect(canvas.getAllByRole('listitem')[2]).toHaveAttribute('aria-current', 'step'));
  },
};

/** Asked too often. Nothing typed is lost. */
export const Refused: Story = {
  parameters: {
    msw: [
      ...handlers,
      refuse(
        'POST index/lostAuthenticator',
        'removal-limit',
        'You’ve asked three times in 24 hours. Try again tomorrow, or contact support.',
      ),
    ],
  },
  async play({ canvasElement }) {
    const canvas = await send(canvasElement);
    await expect(await canvas.findByText(/^You’ve asked three times/u)).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByLabelText('What should we know?')).toHaveValue(
        'My phone broke on Friday, and the codes were on it.',
      ),
    );
  },
};

export const Failed: Story = {
  parameters: { chromatic: { disableSnapshot: true }, msw: [...handlers, fail('POST index/lostAuthenticator')] },
  async play({ canvasElement }) {
    const canvas = await send(canvasElement);
    await expect(await canvas.findByText('Something went wrong on our end')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Request removal' })).toBeEnabled());
  },
};

/** Back at the password, with the reason; what was typed is there again after the next login. */
export const Expired: Story = {
  parameters: {
    chromatic: { disableSnapshot: true },
    msw: [
      ...handlers,
      refuse('POST index/lostAuthenticator', 'ticket-expired', 'This took too long. Please start over.'),
    ],
  },
  async play({ canvasElement }) {
    const canvas = await send(canvasElement);
    await expect(await canvas.findByText('This took too long. Please start over.')).toBeVisible();
    await userEvent.clear(await canvas.findByLabelText('Username or email'));
    await open(canvasElement);
    await waitFor(() =>
      expect(canvas.getByLabelText('What should we know?')).toHaveValue(
        'My phone broke on Friday, and the codes were on it.',
      ),
    );
  },
};
