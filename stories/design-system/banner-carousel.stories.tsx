import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { BannerCarousel } from '#design-system/banner-carousel';

const slides = [
  { id: 1, title: 'Know the spread before you convert', description: 'Each quote says what it costs.', href: '#flash' },
  { id: 2, title: 'Check our proofs yourself', description: 'Every price can be recomputed.', href: '#transparency' },
  {
    id: 3,
    title: 'Deposits without surprises',
    description: 'Network, fee and time are shown first.',
    href: '#recharge',
  },
];

const meta = {
  component: BannerCarousel,
  args: {
    label: 'News of the platform',
    slides,
    labels: {
      pause: 'Pause',
      play: 'Play',
      previous: 'Previous',
      next: 'Next',
      slide: (position, total) => `${position} of ${total}`,
    },
  },
} satisfies Meta<typeof BannerCarousel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  async play({ canvas }) {
    await expect(canvas.getByRole('region', { name: 'News of the platform' })).toBeVisible();
    await expect(canvas.getByRole('listitem', { name: '1 of 3' })).toBeVisible();
    await expect(canvas.getAllByRole('link')).toHaveLength(3);
  },
};

/** The buttons come before the slides they stop and turn. With reduced motion nothing moves until someone starts it. */
export const Keyboard: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  async play({ canvas }) {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Play' })).toBeVisible());
    }
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /Play|Pause/ })).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Next' })).toHaveFocus();
    const track = canvas.getByRole('list');
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('2 of 3');
    await waitFor(() => expect(track.scrollLeft).toBeGreaterThan(track.clientWidth - 2));
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(track.scrollLeft).toBe(0));
    // Before the first comes the last.
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('3 of 3');
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /Know the spread/ })).toHaveFocus();
  },
};

/** Two presses turn two slides, also while the first is still on its way. */
export const PressedTwice: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  async play({ canvas }) {
    const next = await canvas.findByRole('button', { name: 'Next' });
    next.click();
    next.click();
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('3 of 3'));
    const track = await canvas.findByRole('list');
    await waitFor(() => expect(track.scrollLeft).toBeGreaterThan(2 * track.clientWidth - 2));
  },
};

/** If a slide has no link, the row itself is focusable, so that arrow keys reach every slide. */
export const WithoutLink: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { slides: slides.map((slide) => ({ ...slide, href: slide.id === 2 ? undefined : slide.href })) },
  async play({ canvas }) {
    for (let step = 0; step < 4; step += 1) await userEvent.tab();
    await expect(canvas.getByRole('list', { name: 'News of the platform' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /Know the spread/ })).toHaveFocus();
  },
};

/** The marks follow swiping, scrolling and Tab. */
export const Scrolled: Story = {
  async play({ canvas }) {
    const track = canvas.getByRole('list');
    track.scrollTo({ left: track.clientWidth + 12, behavior: 'instant' });
    const second = canvas.getByRole('listitem', { name: '2 of 3' });
    await waitFor(() =>
      expect(Math.abs(second.getBoundingClientRect().left - track.getBoundingClientRect().left)).toBeLessThan(2),
    );
    canvas.getByRole('link', { name: /Deposits/ }).focus();
    const third = canvas.getByRole('listitem', { name: '3 of 3' });
    await waitFor(() =>
      expect(Math.abs(third.getBoundingClientRect().left - track.getBoundingClientRect().left)).toBeLessThan(2),
    );
  },
};

/** Plays by itself once started, and stops again. */
export const Turns: Story = {
  args: { interval: 150 },
  parameters: { chromatic: { disableSnapshot: true } },
  async play({ canvas }) {
    const track = canvas.getByRole('list');
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
      await userEvent.click(await canvas.findByRole('button', { name: 'Play' }));
    }
    await waitFor(() => expect(track.scrollLeft).toBeGreaterThan(100));
    // It waits while the focus is inside, also between two of its links.
    const [first, second] = canvas.getAllByRole('link');
    second?.focus();
    first?.focus();
    await waitFor(() => expect(track.scrollLeft).toBe(0));
    await new Promise((resolve) => setTimeout(resolve, 400));
    await expect(track.scrollLeft).toBeLessThan(track.clientWidth / 2);
    await userEvent.click(canvas.getByRole('button', { name: 'Pause' }));
    await expect(canvas.getByRole('button', { name: 'Play' })).toHaveFocus();
  },
};

export const ForcedColors: Story = { parameters: { chromatic: { forcedColors: 'active' } } };

export const Single: Story = {
  args: { slides: slides.slice(0, 1) },
  parameters: { chromatic: { disableSnapshot: true } },
  async play({ canvas }) {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

export const LongText: Story = {
  args: {
    slides: [
      {
        id: 0,
        title: 'Einzahlungen ohne Überraschungen',
        description: 'Netzwerk, Gebühr und Dauer stehen vorher da.',
        href: '#recharge',
      },
      ...slides,
    ],
  },
};

export const Narrow320: Story = { ...LongText, globals: { viewport: { value: 'narrow' } } };
