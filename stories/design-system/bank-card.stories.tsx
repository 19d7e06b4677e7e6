import type { Meta, StoryObj } from '@storybook/react-vite';
import { Trash2 } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import { BankCard, BankCardPicker, bankCardVariants, type BankCardOption } from '#design-system/bank-card';
import { IconButton } from '#design-system/icon-button';
import { Icon } from '#design-system/icon';
import { StatusChip } from '#design-system/status-chip';
import { Controlled } from '../controlled.tsx';
import { Combinations, Rows } from '../matrix.tsx';

const card = {
  bankName: 'Sample Savings Bank',
  number: '41************11',
  holder: 'Ma*********le',
  brand: 'Visa',
};
const others: readonly BankCardOption[] = [
  { id: '1', bankName: card.bankName, number: card.number, brand: card.brand },
  {
    id: '2',
    bankName: 'Example Credit Union',
    number: '37***********05',
    brand: 'American Express',
  },
];
const removing = fn();
const remove = <IconButton label="Remove Sample Savings Bank" icon={<Icon icon={Trash2} />} onClick={removing} />;

const meta = {
  component: BankCard,
  args: { ...card },
} satisfies Meta<typeof BankCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  args: { action: remove },
  async play({ canvas }) {
    await expect(canvas.getByRole('group', { name: /^Sample Savings Bank 41 … 11$/u })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Sample Savings Bank' }));
    await expect(removing).toHaveBeenCalled();
  },
};

export const Matrix: Story = {
  render: () => (
    <Combinations variants={bankCardVariants}>
      {({ state }) => <BankCard {...card} busy={state === 'busy'} action={remove} />}
    </Combinations>
  ),
};

export const States: Story = {
  render: () => (
    <Rows
      of={{
        'no known brand': <BankCard {...card} brand={undefined} />,
        'with a state': <BankCard {...card} status={<StatusChip status="pending">Withdrawal pending</StatusChip>} />,
        '19 digits': <BankCard {...card} number="62***************04" brand="UnionPay" action={remove} />,
      }}
    />
  ),
};

/** Nothing is chosen for the customer. */
export const Choosing: Story = {
  render: () => (
    <Controlled<string | null> initial={null}>
      {(value, change) => (
        <BankCardPicker
          label="Withdraw to"
          hint="Payouts arrive within one business day."
          value={value}
          onChange={change}
          cards={[
            ...others,
            {
              id: '3',
              bankName: 'Third Bank',
              number: '55************44',
              brand: 'Mastercard',
              disabled: true,
              disabledReason: 'A withdrawal to this card is in progress.',
            },
          ]}
        />
      )}
    </Controlled>
  ),
  async play({ canvas }) {
    await expect(canvas.getByRole('radiogroup', { name: 'Withdraw to' })).toBeVisible();
    await expect(canvas.queryByRole('radio', { checked: true })).not.toBeInTheDocument();
    const second = canvas.getByRole('radio', { name: /^Example Credit Union/u });
    await userEvent.click(second);
    await expect(second).toBeChecked();
    const third = canvas.getByRole('radio', { name: /^Third Bank/u });
    await expect(third).toBeDisabled();
    await expect(third).toHaveAccessibleDescription('Mastercard A withdrawal to this card is in progress.');
  },
};

export const NothingChosen: Story = {
  render: () => (
    <BankCardPicker label="Withdraw to" error="Choose a card." value={null} onChange={fn()} cards={others} />
  ),
  async play({ canvas }) {
    await expect(canvas.getByRole('radiogroup', { name: 'Withdraw to' })).toHaveAccessibleDescription('Choose a card.');
  },
};

/** One tab stop; arrow keys choose. */
export const Keyboard: Story = {
  render: () => (
    <Controlled<string | null> initial="1">
      {(value, change) => <BankCardPicker label="Withdraw to" value={value} onChange={change} cards={others} />}
    </Controlled>
  ),
  async play({ canvas }) {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: /^Sample Savings Bank/u })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: /^Example Credit Union/u })).toBeChecked();
  },
};

export const ForcedColors: Story = {
  parameters: { chromatic: { forcedColors: 'active' } },
  render: () => <BankCardPicker label="Withdraw to" value="1" onChange={fn()} cards={others} />,
  async play({ canvas }) {
    await expect(canvas.getByRole('radio', { name: /^Sample Savings Bank/u })).toBeChecked();
  },
};

const german = {
  bankName: 'Volksbank an der Donau und am Lech mit allen Zweigstellen',
  number: '62***************04',
  holder: 'Do*********************************en',
  brand: 'UnionPay',
  action: <IconButton label="Karte entfernen" icon={<Icon icon={Trash2} />} />,
};

export const LongText: Story = { args: german };

export const Narrow320: Story = { args: german, globals: { viewport: { value: 'narrow' } } };

export const LargeText: Story = { args: german, globals: { textSize: '200%' } };

export const Thai: Story = {
  globals: { locale: 'th-th' },
  args: { bankName: 'ธนาคารตัวอย่าง', holder: 'สม*********ดี', number: '41************11', brand: 'Visa' },
};

export const Japanese: Story = {
  globals: { locale: 'ja-jp' },
  args: { bankName: 'サンプル銀行', holder: '見本*****子', number: '35************00', brand: 'JCB' },
};
