import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '#design-system/button';
import { CountdownRing, type CountdownRingProps } from '#design-system/countdown-ring';
import { Rows } from '../matrix.tsx';

const noon = Date.UTC(2026, 10, 21, 12);
const label = (seconds: number) => `${seconds} seconds left`;

const meta = {
  component: CountdownRing,
  args: { deadline: noon + 9000, duration: 15_000, now: () => noon, label, onEnd: fn() },
} satisfies Meta<typeof CountdownRing>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  async play({ canvas, args }) {
    await waitFor(() => expect(canvas.getByRole('timer', { name: '9 seconds left' })).toHaveTextContent('9'));
    await expect(args.onEnd).not.toHaveBeenCalled();
  },
};

export const Matrix: Story = {
  render: (args) => (
    <Rows
      of={{
        whole: <CountdownRing {...args} deadline={noon + 15_000} />,
        'under way': <CountdownRing {...args} />,
        'the last five seconds': <CountdownRing {...args} deadline={noon + 4000} />,
        'calm in them, for nothing is lost': <CountdownRing {...args} calm deadline={noon + 4000} />,
        'two minutes': <CountdownRing {...args} duration={120_000} deadline={noon + 108_000} />,
        'an hour': <CountdownRing {...args} duration={3_600_000} deadline={noon + 3_588_000} />,
        over: <CountdownRing {...args} deadline={noon - 1} />,
      }}
    />
  ),
};

export const ForcedColors: Story = { ...Matrix, parameters: { chromatic: { forcedColors: 'active' } } };

/** Keeps its color if nothing is lost at the end. */
export const Calm: Story = {
  args: { calm: true, deadline: noon + 4000 },
  parameters: { chromatic: { disableSnapshot: true } },
  async play({ canvas }) {
    await waitFor(() =>
      expect(canvas.getByRole('timer', { name: '4 seconds left' })).not.toHaveAttribute('data-urgent'),
    );
  },
};

/** Calls once when the time is over. */
export const Ends: Story = {
  args: { deadline: noon - 1 },
  parameters: { chromatic: { disableSnapshot: true } },
  async play({ canvas, args }) {
    await waitFor(() => expect(canvas.getByRole('timer')).toHaveTextContent('0'));
    await waitFor(() => expect(args.onEnd).toHaveBeenCalledOnce());
  },
};

function Clock({ start, ...props }: CountdownRingProps & { start: number }) {
  const [seconds, setSeconds] = useState(start);
  return (
    <>
      {/* A new deadline each second, as if the clock were running. */}
      <CountdownRing {...props} deadline={noon + seconds * 1000} />
      <Button onClick={() => setSeconds(seconds - 1)}>A second later</Button>
    </>
  );
}

/** Announced once at five seconds left, not at each tick. */
export const Announced: Story = {
  args: { announceAt: 5 },
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => <Clock {...args} start={6} />,
  async play({ canvas }) {
    const later = canvas.getByRole('button');
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.click(later);
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('5 seconds left'));
    await userEvent.click(later);
    await waitFor(() => expect(canvas.getByRole('timer', { name: '4 seconds left' })).toBeVisible());
    await expect(canvas.getByRole('status')).toHaveTextContent('5 seconds left');
  },
};
