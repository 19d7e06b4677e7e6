import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { SearchField } from '#design-system/search-field';
import { Controlled } from '../controlled.tsx';
import { Column } from '../matrix.tsx';

const meta = {
  component: SearchField,
  args: { label: 'Search currencies', clearLabel: 'Clear', value: '', onChange: fn() },
  render: (args) => (
    <Controlled initial={args.value} onChange={args.onChange}>
      {(value, change) => <SearchField {...args} value={value} onChange={change} />}
    </Controlled>
  ),
} satisfies Meta<typeof SearchField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Clearing it returns focus to the field. */
export const Playground: Story = {
  async play({ canvas, args }) {
    const field = canvas.getByRole('searchbox', { name: 'Search currencies' });
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
    await userEvent.type(field, 'bit');
    await expect(args.onChange).toHaveBeenLastCalledWith('bit');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(field).toHaveValue('');
    await expect(field).toHaveFocus();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

export const Matrix: Story = {
  render: ({ label, clearLabel }) => (
    <Column>
      <SearchField label={label} clearLabel={clearLabel} value="" onChange={fn()} />
      <SearchField label={label} clearLabel={clearLabel} value="Bitcoin" onChange={fn()} />
    </Column>
  ),
};

export const Keyboard: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { value: 'eth' },
  async play({ canvas }) {
    await userEvent.tab();
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Clear' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
  },
};

const long = { label: 'Unterstützte Währungen und Netzwerke nach Namen oder Kürzel durchsuchen' };

export const LongText: Story = { args: long };

export const Narrow320: Story = {
  args: { ...long, value: 'Ein sehr langer Suchbegriff, der nicht in das Feld passt' },
  globals: { viewport: { value: 'narrow' } },
};
