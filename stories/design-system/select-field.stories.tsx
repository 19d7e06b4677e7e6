import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { CurrencyIcon } from '#design-system/currency-icon';
import { SelectField } from '#design-system/select-field';
import { Controlled } from '../controlled.tsx';
import { Rows } from '../matrix.tsx';

const options = ['EUR', 'SEK', 'JPY'].map((code) => ({
  value: code,
  label: code,
  icon: <CurrencyIcon code={code} size="small" />,
}));

/** A choice of one, in a form. For two or three short ones use Segmented. */
const meta = {
  component: SelectField,
  args: { label: 'Currency', placeholder: 'Choose a currency', sheetTitle: 'Currency', options, value: null, onChange: fn() },
} satisfies Meta<typeof SelectField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => (
    <Controlled initial={args.value} onChange={(value) => value && args.onChange(value)}>
      {(value, change) => <SelectField {...args} value={value} onChange={change} />}
    </Controlled>
  ),
  async play({ canvas, args }) {
    const field = canvas.getByRole('button', { name: 'Currency' });
    await userEvent.click(field);
    await userEvent.click(await screen.findByRole('button', { name: 'SEK' }));
    await expect(args.onChange).toHaveBeenCalledWith('SEK');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveTextContent('SEK');
  },
};

export const Matrix: Story = {
  render: (args) => (
    <Rows
      of={Object.fromEntries(
        Object.entries({
          empty: {},
          chosen: { value: 'EUR' },
          hint: { hint: 'It cannot be changed later.' },
          error: { error: 'Choose a currency.' },
          disabled: { value: 'EUR', disabled: true },
        }).map(([name, state]) => [
          name,
          <div key={name} style={{ width: '100%' }}>
            <SelectField {...args} {...state} />
          </div>,
        ]),
      )}
    />
  ),
};

export const Narrow320: Story = {
  globals: { viewport: { value: 'narrow' } },
  args: { label: 'Währung, in der die Auszahlung erfolgen soll', placeholder: 'Bitte wählen Sie eine Währung für die Auszahlung' },
};
