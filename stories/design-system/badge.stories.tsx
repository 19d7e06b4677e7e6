import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Badge } from '#design-system/badge';
import { Rows } from '../matrix.tsx';

const meta = {
  component: Badge,
  args: { children: 3, label: '3 unread' },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  async play({ canvas }) {
    await expect(canvas.getByText('3 unread')).toBeInTheDocument();
    await expect(canvas.getByText('3')).toHaveAttribute('aria-hidden', 'true');
  },
};

export const Matrix: Story = {
  render: () => (
    <Rows
      of={{
        'one digit': <Badge>{3}</Badge>,
        'two digits': <Badge>{42}</Badge>,
        'more than 99': <Badge>{1204}</Badge>,
        word: <Badge>New</Badge>,
        dot: <Badge label="New" />,
        'none, so nothing is drawn': <Badge>{0}</Badge>,
      }}
    />
  ),
};

/** Shortened visually, exact for screen readers. */
export const Many: Story = {
  args: { children: 1204, label: '1,204 unread' },
  parameters: { chromatic: { disableSnapshot: true } },
  async play({ canvas }) {
    await expect(canvas.getByText('99+')).toHaveAttribute('aria-hidden', 'true');
    await expect(canvas.getByText('1,204 unread')).toBeInTheDocument();
  },
};

export const None: Story = {
  args: { children: 0 },
  parameters: { chromatic: { disableSnapshot: true } },
  async play({ canvasElement }) {
    await expect(canvasElement).toHaveTextContent(/^$/u);
  },
};

export const LongText: Story = { args: { children: 'Neu eingetroffen', label: undefined } };

export const Thai: Story = { globals: { locale: 'th-th' }, args: { children: 'ใหม่', label: undefined } };
