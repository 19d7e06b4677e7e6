import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import { Splash } from '#design-system/splash';
import { Controlled } from '../controlled.tsx';
import film from '../../tests/fixtures/splash.webm';

const noon = Date.UTC(2026, 10, 21, 12);

/** An operator's image, like a file. */
const picture = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 390 844" preserveAspectRatio="xMidYMid slice">
    <rect width="390" height="844" fill="#123c3a"/>
    <g fill="none" stroke="#c9a54a" stroke-width="2">
      <circle cx="195" cy="400" r="120"/><circle cx="195" cy="400" r="104"/>
      <circle cx="195" cy="360" r="40"/><circle cx="160" cy="420" r="40"/><circle cx="230" cy="420" r="40"/>
    </g>
  </svg>`,
)}`;

const meta = {
  component: Splash,
  parameters: { docs: { story: { inline: false, height: 640 } } },
  args: {
    label: 'Announcement',
    media: { kind: 'image', src: picture, alt: 'A coin with three circles' },
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
    await expect(canvas.getByRole('img', { name: 'A coin with three circles' })).toBeVisible();
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
