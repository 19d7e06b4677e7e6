import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { CountdownRing } from '#design-system/countdown-ring';
import { Rows } from '../matrix.tsx';

const noon = Date.UTC(2026, 10, 21, 12);
const label = (seconds: number) => `${seconds} seconds left`;

/** One deadline of the server, as the forty marks on the edge of a coin. Only where waiting has a reason. */
const meta = {
  component: CountdownRing,
  args: { deadline: noon + 9000, duration: 15_000, now: () => noon, label, onEnd: fn() },
} satisfies Meta<typeof CountdownRing>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  parameters: { picture: false },
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
        over: <CountdownRing {...args} deadline={noon - 1} />,
      }}
    />
  ),
};

/** Says once that the time is over. */
export const Ends: Story = {
  args: { deadline: noon - 1 },
  parameters: { picture: false },
  async play({ canvas, args }) {
    await waitFor(() => expect(canvas.getByRole('timer')).toHaveTextContent('0'));
    await expect(args.onEnd).toHaveBeenCalledOnce();
  },
};
