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

const meta = {
  component: SelectField,
  args: {
    label: 'Currency',
    placeholder: 'Choose a currency',
    sheetTitle: 'Currency',
    options,
    value: null,
    onChange: fn(),
  },
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
    const field = canvas.getByRole('button', { name: /^Currency/u });
    await userEvent.click(field);
    await userEvent.click(await screen.findByRole('button', { name: 'SEK' }));
    await expect(args.onChange).toHaveBeenCalledWith('SEK');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveTextContent('SEK');
    await expect(field).toHaveAccessibleName('Currency SEK');
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

export const Keyboard: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { value: 'EUR', hint: 'It cannot be changed later.' },
  async play({ canvas, args }) {
    const field = canvas.getByRole('button', { name: /^Currency/u });
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await expect(field).toHaveAccessibleDescription('It cannot be changed later.');
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: 'Currency' });
    await waitFor(() => expect(screen.getByRole('button', { name: /EUR/u })).toHaveFocus());
    await expect(field).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith('SEK');
    await waitFor(() => expect(field).toHaveFocus());
  },
};

/** Searchable, since there are many; the list keeps its height while filtered. */
export const Many: Story = {
  args: {
    value: 'EUR',
    options: ['AUD', 'BRL', 'CHF', 'CNY', 'EUR', 'GBP', 'HKD', 'INR', 'JPY', 'SEK', 'THB', 'USD'].map((code) => ({
      value: code,
      label: code,
      icon: <CurrencyIcon code={code} size="small" />,
    })),
    search: { label: 'Search currencies', clearLabel: 'Clear', emptyLabel: 'No such currency' },
  },
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: /^Currency/u }));
    await userEvent.type(await screen.findByRole('searchbox'), 'zzz');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('No such currency'));
  },
};

const long = {
  label: 'Währung, in der die Auszahlung erfolgen soll',
  labelEnd: 'freiwillig',
  placeholder: 'Bitte wählen Sie eine Währung für die Auszahlung',
  hint: 'Die Auszahlung wird ohne weitere Gebühr in diese Währung umgetauscht.',
  error: 'Bitte wählen Sie eine Währung aus, in der die Auszahlung erfolgen soll.',
};

export const LongText: Story = { args: long };

export const Narrow320: Story = { args: long, globals: { viewport: { value: 'narrow' } } };
