import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { languageModes, screenModes } from '../../.storybook/modes.ts';
import { App, defaultHandlers, seenBy } from './app.tsx';

/** Unknown addresses. */
const meta = {
  component: App,
  args: { path: '/nowhere' },
  parameters: { layout: 'fullscreen', msw: defaultHandlers },
  beforeEach: seenBy(null),
} satisfies Meta<typeof App>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Content: Story = {
  parameters: { chromatic: { modes: screenModes } },
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { name: 'Nothing here' })).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Go to home' })).toHaveAttribute('href', '/'));
  },
};

export const Translated: Story = { parameters: { chromatic: { modes: languageModes } } };
