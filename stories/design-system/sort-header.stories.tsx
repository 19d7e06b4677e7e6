import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { SortHeader, sortHeaderVariants, type SortDirection } from '#design-system/sort-header';
import { Controlled } from '../controlled.tsx';
import { Combinations } from '../matrix.tsx';

const table = (header: ReactNode) => (
  <table style={{ width: '100%' }}>
    <caption className="sr-only">Currencies</caption>
    <thead>
      <tr>{header}</tr>
    </thead>
    <tbody>
      <tr>
        <td>BTC</td>
      </tr>
    </tbody>
  </table>
);

const meta = {
  component: SortHeader,
  args: { children: 'Currency', onClick: fn() },
  decorators: [(Story) => table(<Story />)],
} satisfies Meta<typeof SortHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  args: { sort: 'ascending' },
  async play({ canvas }) {
    const header = canvas.getByRole('columnheader', { name: 'Currency' });
    await expect(header).toHaveAttribute('aria-sort', 'ascending');
  },
};

const sorts = { none: 'none', ascending: 'ascending', descending: 'descending' } as const;

export const Matrix: Story = {
  decorators: [(Story) => <div style={{ width: '100%' }}>{Story()}</div>],
  render: () => (
    <td>
      <Combinations variants={{ ...sortHeaderVariants, sort: sorts }}>
        {({ align, sort }) => (
          <div style={{ width: '100%' }}>
            {table(
              <SortHeader align={align} sort={sort} onClick={() => undefined}>
                Currency
              </SortHeader>,
            )}
          </div>
        )}
      </Combinations>
    </td>
  ),
};

export const Keyboard: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => (
    <Controlled<SortDirection> initial="descending">
      {(sort, change) => (
        <SortHeader {...args} sort={sort} onClick={() => change(sort === 'ascending' ? 'descending' : 'ascending')} />
      )}
    </Controlled>
  ),
  async play({ canvas }) {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Currency' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('columnheader')).toHaveAttribute('aria-sort', 'ascending');
  },
};

export const LongText: Story = { args: { children: 'Veränderung gegenüber dem Vortag', sort: 'descending' } };

export const Narrow320: Story = { args: LongText.args, globals: { viewport: { value: 'narrow' } } };

export const ForcedColors: Story = {
  args: { sort: 'descending' },
  parameters: { chromatic: { forcedColors: 'active' } },
};
