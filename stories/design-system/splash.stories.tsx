import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import { Splash } from '#design-system/splash';
import { Controlled } from '../controlled.tsx';
import film from '../../tests/fixtures/splash.webm';

const noon = Date.UTC(2026, 10, 21, 12);

/** An operator's image, like a file: the mark, struck on a coin whose edge is milled. */
const picture = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 390 844" preserveAspectRatio="xMidYMid slice">
    <radialGradient id="ground" cx="0.5" cy="0.47" r="0.75">
      <stop offset="0" stop-color="#1b524e"/><stop offset="1" stop-color="#0c2b2a"/>
    </radialGradient>
    <rect width="390" height="844" fill="url(#ground)"/>
    <g fill="none" stroke="#cdab55">
      <circle cx="195" cy="400" r="132" stroke-width="10" stroke-dasharray="2 2.147"/>
      <circle cx="195" cy="400" r="120" stroke-width="1.5"/>
      ${Array.from({ length: 24 }, (_, turn) => `<ellipse cx="195" cy="400" rx="113" ry="96" stroke-width="0.5" opacity="0.4" transform="rotate(${turn * 7.5} 195 400)"/>`).join('')}
    </g>
    <circle cx="195" cy="400" r="94" fill="#12403d"/>
    <g transform="translate(195 400) scale(3.9) translate(-24 -25)" fill="#cdab55">
      <path d="M24 7a17.5 17.5 0 0 1 0 25a17.5 17.5 0 0 1 0-25Z"/>
      <path d="M30 32.5A9 9 0 1 1 42 23.5A7.5 7.5 0 0 0 30 32.5Z"/>
      <path d="M30 32.5A9 9 0 1 1 42 23.5A7.5 7.5 0 0 0 30 32.5Z" transform="matrix(-1 0 0 1 48 0)"/>
      <path d="M24 35.6a6 6 0 0 1 0 7a6 6 0 0 1 0-7Z"/>
      <path d="M17.5 33.2h13" fill="none" stroke="#cdab55" stroke-width="2.4" stroke-linecap="round"/>
    </g>
  </svg>`,
)}`;

const meta = {
  component: Splash,
  parameters: { docs: { story: { inline: false, height: 640 } } },
  args: {
    label: 'Announcement',
    media: { kind: 'image', src: picture, alt: 'A coin with a lily' },
    seconds: 5,
    countdownLabel: (seconds) => `${seconds} seconds left`,
    now: () => noon,
    onClose: fn(),
  },
} satisfies Meta<typeof Splash>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  async play({ canvas, args }) {
    const overlay = canvas.getByRole('dialog', { name: 'Announcement' });
    await expect(overlay).toHaveFocus();
    await waitFor(() => expect(overlay).toBeVisible());
    await expect(canvas.getByRole('img', { name: 'A coin with a lily' })).toBeVisible();
    const timer = canvas.getByRole('timer', { name: '5 seconds left' });
    await expect(timer).toHaveTextContent('5');
    await expect(timer).not.toHaveAttribute('data-urgent');
    await expect(canvas.getByRole('button', { name: 'Close' })).toBeVisible();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

/** Traps focus and returns it. */
export const Keyboard: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => (
    <Controlled initial={false}>
      {(isShown, show) => (
        <>
          <button type="button" onClick={() => show(true)} style={{ minHeight: 44, minWidth: 44 }}>
            Start
          </button>
          {isShown && (
            <Splash
              {...args}
              onClose={(reason) => {
                show(false);
                args.onClose(reason);
              }}
            />
          )}
        </>
      )}
    </Controlled>
  ),
  async play({ canvas, args }) {
    const start = canvas.getByRole('button', { name: 'Start' });
    start.focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('dialog')).toHaveFocus();
    // The page below is inert while it shows.
    start.focus();
    await expect(start).not.toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClose).toHaveBeenCalledWith('close');
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await expect(start).toHaveFocus();
  },
};

/** The browser's event for Escape, and for Back on Android. */
export const Escape: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  async play({ canvas, args }) {
    await fireEvent(canvas.getByRole('dialog'), new Event('cancel', { cancelable: true }));
    await expect(args.onClose).toHaveBeenCalledWith('close');
  },
};

/** Hides itself when its time is over, even while loading. */
export const Ends: Story = {
  args: { seconds: 0.2, now: undefined },
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => <Splash {...args} now={() => noon + performance.now()} />,
  async play({ args, canvas }) {
    await waitFor(() => expect(args.onClose).toHaveBeenCalledWith('end'));
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
};

/** Failed media covers nothing. */
export const Failed: Story = {
  args: { media: { kind: 'image', src: 'data:image/png;base64,bm8gcGljdHVyZQ==', alt: '' } },
  parameters: { chromatic: { disableSnapshot: true } },
  async play({ args, canvas }) {
    await waitFor(() => expect(args.onClose).toHaveBeenCalledWith('failure'));
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
};

/** Under reduced motion, as here, the video shows its poster. Never with sound. */
export const Film: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { media: { kind: 'video', src: film, poster: picture, alt: 'A coin that turns' } },
  async play({ canvas, args }) {
    const video = canvas.getByLabelText<HTMLVideoElement>('A coin that turns');
    await waitFor(() => expect(video.readyState).toBeGreaterThan(0));
    await expect(video.muted).toBe(true);
    await expect(video).toHaveAttribute('playsinline');
    await expect(video.paused).toBe(matchMedia('(prefers-reduced-motion: reduce)').matches);
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const LongText: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    label: 'Ankündigung des Betreibers zum Start der Anwendung',
    countdownLabel: (seconds) => `Noch ${seconds} Sekunden`,
  },
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByRole('timer', { name: 'Noch 5 Sekunden' })).toBeVisible());
  },
};

export const Narrow320: Story = { globals: { viewport: { value: 'narrow' } } };

export const ForcedColors: Story = { parameters: { chromatic: { forcedColors: 'active' } } };
