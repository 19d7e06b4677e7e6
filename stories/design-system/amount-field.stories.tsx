import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Amount } from '#design-system/amount';
import { AmountField } from '#design-system/amount-field';
import { Controlled } from '../controlled.tsx';
import { Column } from '../matrix.tsx';

/**
 * Where an amount of money is typed: the figure first, on a ruled line. Takes dot and comma in every language, refuses what
 * could mean two amounts, and changes nothing that was typed. To show an amount use Amount.
 */
const meta = {
  component: AmountField,
  args: {
    label: 'You give',
    value: '',
    onChange: fn(),
    scale: 8,
    currency: 'BTC',
  },
  render: (args) => (
    <Controlled initial={args.value}>
      {(value, change) => (
        <AmountField
          {...args}
          value={value}
          max={args.max && { ...args.max, onPress: () => change('0.51234567') }}
          onChange={(amount, issue) => {
            change(amount);
            args.onChange(amount, issue);
          }}
        />
      )}
    </Controlled>
  ),
} satisfies Meta<typeof AmountField>;

export default meta;
type Story = StoryObj<typeof meta>;

const max = { label: 'Max', onPress: fn() };
const balance = (
  <>
    Available <Amount value="0.51234567" scale={8} currency="BTC" size="small" />
  </>
);

export const Playground: Story = {
  args: { max, balance },
  async play({ canvas, args }) {
    const field = canvas.getByRole('textbox', { name: 'You give' });
    await expect(field).toHaveAttribute('inputmode', 'decimal');
    await userEvent.type(field, '0,25');
    await expect(field).toHaveValue('0,25');
    await expect(args.onChange).toHaveBeenLastCalledWith('0.25', null);
    await userEvent.click(canvas.getByRole('button', { name: 'Max' }));
    await expect(field).toHaveValue('0.51234567');
  },
};

export const Matrix: Story = {
  render: () => (
    <Column>
      <AmountField label="Empty" value="" onChange={fn()} scale={8} currency="BTC" />
      <AmountField label="Filled" value="0.25" onChange={fn()} scale={8} currency="BTC" max={max} balance={balance} />
      <AmountField label="With a hint" value="250" onChange={fn()} scale={2} currency="EUR" hint="At least 10.00 EUR" />
      <AmountField label="With an error" value="9" onChange={fn()} scale={2} currency="EUR" error="At least 10.00 EUR" />
      <AmountField label="Read only" value="12345.678901" onChange={fn()} scale={6} currency="USDT" readOnly />
      <AmountField label="Disabled" value="0.25" onChange={fn()} scale={8} currency="BTC" max={max} disabled />
    </Column>
  ),
};

/** `1,234` is refused in English, where it could mean 1.234 as well, and the text stays for the customer to mend. */
export const Ambiguous: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  async play({ canvas, args }) {
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, '1,234');
    await expect(args.onChange).toHaveBeenLastCalledWith('', 'ambiguous');
    await expect(field).toHaveValue('1,234');
    await userEvent.type(field, '.5');
    await expect(args.onChange).toHaveBeenLastCalledWith('1234.5', null);
  },
};

/** The least amount is never read as one. */
export const Least: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  async play({ canvas, args }) {
    await userEvent.type(canvas.getByRole('textbox'), '0,001');
    await expect(args.onChange).toHaveBeenLastCalledWith('0.001', null);
  },
};

export const TooManyDigits: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { scale: 2, currency: 'EUR' },
  async play({ canvas, args }) {
    await userEvent.type(canvas.getByRole('textbox'), '1.234');
    await expect(args.onChange).toHaveBeenLastCalledWith('', 'scale');
  },
};

/** What comes from outside shows with the customer's own decimal sign. */
export const German: Story = {
  globals: { locale: 'de-de' },
  args: { label: 'Sie geben', value: '1234.5', scale: 2, currency: 'EUR' },
  async play({ canvas, args }) {
    const field = canvas.getByRole('textbox', { name: 'Sie geben' });
    await expect(field).toHaveValue('1234,5');
    await userEvent.clear(field);
    await userEvent.type(field, '1.234,50');
    await expect(args.onChange).toHaveBeenLastCalledWith('1234.50', null);
  },
};

export const Keyboard: Story = {
  args: { max, balance },
  async play({ canvas }) {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox')).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Max' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('textbox')).toHaveValue('0.51234567');
  },
};

const long = {
  label: 'Betrag, der umgetauscht werden soll',
  value: '12345678901.123456',
  scale: 6,
  currency: 'USDT',
  max: { label: 'Alles einsetzen', onPress: fn() },
  hint: 'Der Betrag wird ohne weitere Nachfrage zum angezeigten Kurs umgetauscht und sofort gebucht.',
  error: 'Der Betrag ist höher als das verfügbare Guthaben in dieser Währung.',
};

export const LongText: Story = { args: long };

export const Narrow320: Story = { args: { ...long, balance }, globals: { viewport: { value: 'narrow' } } };
