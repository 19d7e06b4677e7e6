import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { CopyButton } from '#design-system/copy-button';
import { Rows } from '../matrix.tsx';

const writeText = fn(async (_text: string) => undefined);

const meta = {
  component: CopyButton,
  args: {
    text: 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq',
    label: 'Copy address',
  },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', justifyContent: 'flex-end', paddingBlockStart: 32 }}>
        <Story />
      </div>
    ),
  ],
  beforeEach() {
    writeText.mockReset();
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  },
} satisfies Meta<typeof CopyButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  async play({ canvas, args }) {
    writeText.mockResolvedValue(undefined);
    await userEvent.click(canvas.getByRole('button', { name: 'Copy address' }));
    await expect(writeText).toHaveBeenCalledWith(args.text);
    await expect(canvas.getByRole('status')).toHaveTextContent('Copy Successful');
  },
};

export const ForcedColors: Story = { play: Playground.play, parameters: { chromatic: { forcedColors: 'active' } } };

/** Reports when the browser refuses. */
export const Failed: Story = {
  args: { appearance: 'button' },
  parameters: { chromatic: { disableSnapshot: true } },
  async play({ canvas }) {
    writeText.mockRejectedValue(new Error('not allowed'));
    await userEvent.click(canvas.getByRole('button', { name: 'Copy address' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Copy Failed');
  },
};

export const Keyboard: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  async play({ canvas }) {
    writeText.mockResolvedValue(undefined);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Copy address' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('Copy Successful');
    await expect(canvas.getByRole('button', { name: 'Copy address' })).toHaveFocus();
  },
};

export const Matrix: Story = {
  render: (args) => (
    <Rows of={{ icon: <CopyButton {...args} />, button: <CopyButton {...args} appearance="button" /> }} />
  ),
};

export const LongText: Story = {
  args: { appearance: 'button', label: 'Empfangsadresse in die Zwischenablage kopieren' },
};
