import type { Meta, StoryObj } from '@storybook/react-vite';
import i18next from 'i18next';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { languageModes, screenModes, themeModes } from '../../.storybook/modes.ts';
import { answer, fail, refuse, wait } from './api.ts';
import { App, prepare, defaultHandlers } from './app.tsx';

const session = {
  device: 'Firefox · Windows',
  address: '198.51.100.7',
  created_at: '2026-11-21T08:30:00.000Z',
  ended: false,
};

/** Requests that ended the session. */
const sent = fn();

const read = answer('POST index/sessionLink', session);
const end = answer('POST index/endSession', (input) => {
  sent(input);
  return { ...session, ended: true };
});

/** Where the link in the email about a new device leads, without a login. */
const meta = {
  component: App,
  args: { path: '/end-session#secret' },
  parameters: { layout: 'fullscreen', msw: [...defaultHandlers, read, end] },
  beforeEach: ({ globals }) => {
    sent.mockClear();
    return prepare(globals, null);
  },
} satisfies Meta<typeof App>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Opening the link changes nothing: programs that scan mails open links too. */
export const Content: Story = {
  parameters: { chromatic: { modes: screenModes } },
  async play({ canvas }) {
    await expect(await canvas.findByText('Firefox · Windows')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Log out device' })).toBeVisible());
    await waitFor(() => expect(sent).not.toHaveBeenCalled());
  },
};

export const Translated: Story = {
  parameters: { chromatic: { modes: languageModes } },
  async play({ canvas }) {
    await canvas.findByRole('button', { name: i18next.t('security:link.end') });
  },
};

/** It says what to do next. */
export const Ended: Story = {
  parameters: { chromatic: { modes: { ...themeModes, narrow: { theme: 'light', viewport: 'narrow' } } } },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Log out device' }));
    await expect(await canvas.findByText('Device logged out')).toBeVisible();
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ secret: 'secret' }));
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Change login password' })).toHaveAttribute('href', '/user/password'),
    );
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus());
  },
};

export const EndedBefore: Story = {
  parameters: {
    msw: [answer('POST index/sessionLink', { ...session, ended: true }), ...defaultHandlers],
    chromatic: { modes: languageModes },
  },
  async play({ canvas }) {
    await expect(await canvas.findByText(i18next.t('security:link.done.already'))).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('button', { name: i18next.t('security:link.end') })).toBeNull());
  },
};

/** The same for an unknown link. */
export const Expired: Story = {
  parameters: {
    msw: [
      ...defaultHandlers,
      refuse('POST index/sessionLink', 'link-expired', 'This link has expired or isn’t valid.'),
    ],
    chromatic: { modes: { ...themeModes, german: languageModes.german, thai: languageModes.thai } },
  },
  async play({ canvas }) {
    await expect(await canvas.findByText(i18next.t('security:link.expired.title'))).toBeVisible();
  },
};

export const Busy: Story = {
  parameters: { msw: [...defaultHandlers, read, wait('POST index/endSession')] },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Log out device' }));
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /Log out device/u })).toHaveAttribute('aria-busy', 'true'),
    );
  },
};

export const EndFailed: Story = {
  parameters: { msw: [...defaultHandlers, read, fail('POST index/endSession')] },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Log out device' }));
    await waitFor(() => expect(canvas.getByRole('alert')).toBeVisible());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Log out device' })).toBeEnabled());
  },
};

export const Failed: Story = {
  parameters: { msw: [...defaultHandlers, fail('POST index/sessionLink')] },
  async play({ canvas }) {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { msw: [...defaultHandlers, wait('POST index/sessionLink')] },
  async play({ canvas }) {
    await canvas.findByText('Loading');
  },
};
