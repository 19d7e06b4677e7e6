import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { CardNumberField, readCardNumber } from '#design-system/card-number-field';
import { Controlled } from '../controlled.tsx';
import { Column } from '../matrix.tsx';

const empty = readCardNumber('');
// A test number that Visa publishes; no account stands behind it.
const visa = readCardNumber('4111111111111111');

const meta = {
  component: CardNumberField,
  args: { label: 'Card number', value: empty, onChange: fn() },
  render: (args) => (
    <Controlled initial={args.value} onChange={args.onChange}>
      {(value, change) => <CardNumberField {...args} value={value} onChange={change} />}
    </Controlled>
  ),
} satisfies Meta<typeof CardNumberField>;

export default meta;
type Story = StoryObj<typeof meta>;

const unseen = { chromatic: { disableSnapshot: true } };

export const Playground: Story = {
  args: { hint: 'The card that payouts go to' },
  async play({ canvas, args }) {
    const field = canvas.getByRole('textbox', { name: 'Card number' });
    await expect(field).toHaveAttribute('inputmode', 'numeric');
    await expect(field).toHaveAttribute('autocomplete', 'cc-number');
    await userEvent.type(field, '41');
    await expect(canvas.getByRole('status')).toHaveTextContent('Visa');
    await userEvent.type(field, '11111111111111');
    await expect(field).toHaveValue('4111 1111 1111 1111');
    await expect(args.onChange).toHaveBeenLastCalledWith(visa);
  },
};

export const Pasted: Story = {
  parameters: unseen,
  async play({ canvas, args }) {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.paste('3782-822463-10005');
    await expect(canvas.getByRole('textbox')).toHaveValue('3782 822463 10005');
    await expect(args.onChange).toHaveBeenLastCalledWith({
      text: '3782 822463 10005',
      number: '378282246310005',
      brand: 'American Express',
    });
  },
};

/** A digit in the middle keeps the caret in place, and Backspace after a space removes the digit before it. */
export const Editing: Story = {
  args: { value: visa },
  parameters: unseen,
  async play({ canvas, args }) {
    const field = canvas.getByRole<HTMLInputElement>('textbox');
    await userEvent.type(field, '{Backspace}', { initialSelectionStart: 5, initialSelectionEnd: 5 });
    await expect(field).toHaveValue('4111 1111 1111 111');
    await expect(field.selectionStart).toBe(3);
    await userEvent.keyboard('2');
    await expect(field).toHaveValue('4112 1111 1111 1111');
    await expect(field.selectionStart).toBe(4);
    // The check digit no longer fits.
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ number: null }));
  },
};

export const Matrix: Story = {
  render: () => (
    <Column>
      <CardNumberField label="Empty" value={empty} onChange={fn()} />
      <CardNumberField label="Visa" value={visa} onChange={fn()} />
      <CardNumberField label="American Express" value={readCardNumber('378282246310005')} onChange={fn()} />
      <CardNumberField label="UnionPay, 19 digits" value={readCardNumber('6205500000000000004')} onChange={fn()} />
      <CardNumberField label="Unknown brand" value={readCardNumber('8172000000000005')} onChange={fn()} />
      <CardNumberField
        label="With an error"
        value={readCardNumber('4111111111111112')}
        error="This card number isn’t valid. Check each digit."
        onChange={fn()}
      />
      <CardNumberField label="Disabled" value={visa} disabled onChange={fn()} />
    </Column>
  ),
};

export const Keyboard: Story = {
  parameters: unseen,
  async play({ canvas }) {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox')).toHaveFocus();
    await userEvent.keyboard('5555{ArrowLeft}{ArrowLeft}1');
    await expect(canvas.getByRole('textbox')).toHaveValue('5515 5');
  },
};

const german = {
  label: 'Nummer der Karte, auf die Auszahlungen überwiesen werden',
  labelEnd: 'freiwillig',
  hint: 'Die Karte muss auf Ihren verifizierten Namen ausgestellt sein.',
  error: 'Diese Kartennummer ist nicht gültig. Bitte prüfen Sie jede Ziffer.',
  value: readCardNumber('6205500000000000004'),
};

export const LongText: Story = { args: german };

export const Narrow320: Story = { args: german, globals: { viewport: { value: 'narrow' } } };

export const LargeText: Story = { args: german, globals: { textSize: '200%' } };

export const Thai: Story = {
  globals: { locale: 'th-th' },
  args: { label: 'หมายเลขบัตร', hint: 'บัตรต้องเป็นชื่อของคุณที่ยืนยันแล้ว', value: visa },
};

export const Japanese: Story = {
  globals: { locale: 'ja-jp' },
  args: { label: 'カード番号', hint: '本人確認済みの氏名のカードを登録してください。', value: visa },
};
