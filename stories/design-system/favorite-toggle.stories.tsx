import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { FavoriteToggle } from '#design-system/favorite-toggle';
import { Controlled } from '../controlled.tsx';
import { Rows } from '../matrix.tsx';

const meta = {
  component: FavoriteToggle,
  args: {
    checked: true,
    onChange: fn(),
    label: 'Favorite BTC',
    labels: { added: 'BTC added to favorites', removed: 'BTC removed from favorites' },
  },
} satisfies Meta<typeof FavoriteToggle>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  async play({ canvas }) {
    await expect(canvas.getByRole('button', { name: 'Favorite BTC', pressed: true })).toBeVisible();
  },
};

export const Matrix: Story = {
  render: (args) => (
    <Rows
      of={{
        on: <FavoriteToggle {...args} />,
        off: <FavoriteToggle {...args} checked={false} />,
        'on, disabled': <FavoriteToggle {...args} disabled />,
        'off, disabled': <FavoriteToggle {...args} checked={false} disabled />,
      }}
    />
  ),
};

export const Keyboard: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => (
    <Controlled initial={false} onChange={args.onChange}>
      {(checked, change) => <FavoriteToggle {...args} checked={checked} onChange={change} />}
    </Controlled>
  ),
  async play({ args, canvas }) {
    const message = canvas.getByRole('status');
    await expect(message).toBeEmptyDOMElement();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    await expect(canvas.getByRole('button', { name: 'Favorite BTC', pressed: true })).toHaveFocus();
    await expect(message).toHaveTextContent('BTC added to favorites');
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(false);
    await expect(message).toHaveTextContent('BTC removed from favorites');
  },
};

export const ForcedColors: Story = { render: Matrix.render, parameters: { chromatic: { forcedColors: 'active' } } };
