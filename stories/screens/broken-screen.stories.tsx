import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { serverStore } from '#platform/connection';
import { languageModes, screenModes } from '../../.storybook/modes.ts';
import { BrokenScreen } from '../../src/app/components/broken-screen.tsx';
import { prepare } from './app.tsx';

const asked = fn();
const away = http.get('/healthz', () => {
  asked();
  return HttpResponse.json({ ok: false });
});

/** A screen that can't show. */
const meta = {
  component: BrokenScreen,
  args: { kind: 'screen' },
  parameters: { layout: 'fullscreen', msw: [away] },
  async beforeEach({ globals }) {
    asked.mockClear();
    const end = await prepare(globals, null);
    serverStore.set('unreachable');
    return () => {
      serverStore.set('reached');
      end();
    };
  },
} satisfies Meta<typeof BrokenScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Its code failed to load: it opens as soon as the server is back, without reloading before. */
export const Away: Story = {
  parameters: { chromatic: { modes: screenModes } },
  async play({ canvas }) {
    await expect(await canvas.findByText('This page can’t load right now')).toBeVisible();
    const retry = await canvas.findByRole('button', { name: 'Try again' });
    await userEvent.click(retry);
    // A reload would end this function.
    await waitFor(() => expect(asked).toHaveBeenCalledOnce());
    await waitFor(() => expect(retry).not.toHaveAttribute('aria-busy'));
    await expect(await canvas.findByText('This page can’t load right now')).toBeVisible();
  },
};

/** A bug in the app. */
export const Unexpected: Story = {
  args: { kind: 'unexpected' },
  async play({ canvas }) {
    await expect(await canvas.findByText('This page stopped working')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Reload page' })).toBeVisible();
  },
};

export const Translated: Story = { parameters: { chromatic: { modes: languageModes } } };
