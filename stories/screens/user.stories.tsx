import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { languageModes, screenModes } from '../../.storybook/modes.ts';
import { App, prepare, usual } from './app.tsx';
import { info } from './fixtures.ts';

/** Who is signed in, the ways into one's records, and settings. */
const meta = {
  component: App,
  args: { path: '/user' },
  parameters: { layout: 'fullscreen', msw: usual },
  beforeEach: ({ globals }) => prepare(String(globals.locale), info),
} satisfies Meta<typeof App>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Content: Story = {
  parameters: { chromatic: { modes: screenModes } },
  async play({ canvas }) {
    await expect(await canvas.findByText('Verified')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Copy the invite code' })).toBeVisible();
    await expect(canvas.queryByText(info.email)).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Movements' })).toHaveAttribute('href', '/wallet/record');
  },
};

export const Returned: Story = {
  beforeEach: ({ globals }) =>
    prepare(String(globals.locale), { ...info, nickname: 'Margit von Hohenlohe-Schillingsfürst', real: { status: 3, reason: 'The photo is blurred.' } }),
};

/** Signing out asks once, and both answers weigh the same. */
export const SignOut: Story = {
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sign out' }));
    const question = await screen.findByText('Sign out of Florin?');
    await waitFor(() => expect(question).toBeVisible());
    await expect(screen.getByRole('button', { name: 'Cancel' })).toBeVisible();
  },
};

/** All 18 languages, each in its own words. */
export const Languages: Story = {
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: /^Language/u }));
    const german = await screen.findByRole('button', { name: 'Deutsch' });
    await waitFor(() => expect(german).toBeVisible());
    await expect(screen.getByRole('button', { name: 'Português' })).toBeInTheDocument();
  },
  // Scripts of the system's fonts differ from machine to machine.
  parameters: { chromatic: { disableSnapshot: true } },
};

export const Translated: Story = { parameters: { chromatic: { modes: languageModes } } };
