import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Amount } from '#design-system/amount';
import { AmountField, type AmountFieldProps } from '#design-system/amount-field';
import { CurrencyChip } from '#design-system/currency-picker';
import { Controlled } from '../controlled.tsx';
import { Column } from '../matrix.tsx';

const meta = {
  component: AmountField,
  args: {
    label: 'You give',
    value: '',
    onChange: fn(),
    scale: 8,
    currency: 'BTC',
  },
  render: (args) => <Typed {...args} />,
} satisfies Meta<typeof AmountField>;

export default meta;
type Story = StoryObj<typeof meta>;

const max = { label: 'Max', onClick: fn() };
const balance = (
  <>
    Available <Amount value="0.51234567" scale={8} currency="BTC" size="small" />
  </>
);
const worth = <Amount value="20515.03" scale={2} currency="USD" size="small" unmasked />;
const fee = {
  label: 'Network fee',
  value: <Amount value="0.0001" scale={8} minDigits={2} currency="BTC" size="small" unmasked />,
};
const tooSmall = { label: 'Enter 10.00 EUR', onClick: fn() };

export const Playground: Story = {
  args: { max, balance, worth, fee },
  async play({ canvas, args }) {
    const field = canvas.getByRole('textbox', { name: 'You give' });
    await expect(field).toHaveAttribute('inputmode', 'decimal');
    await expect(field).toHaveAccessibleDescription(/^BTC.*20,515\.03.*Available.*Network fee/u);
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
      <AmountField
        label="With all there is"
        value="0.25"
        onChange={fn()}
        scale={8}
        currency={<Chip />}
        max={max}
        balance={balance}
        worth={worth}
        fee={fee}
      />
      <AmountField label="With a hint" value="250" onChange={fn()} scale={2} currency="EUR" hint="At least 10.00 EUR" />
      <AmountField
        label="With an error"
        value="9"
        onChange={fn()}
        scale={2}
        currency="EUR"
        error="At least 10.00 EUR"
      />
      <AmountField
        label="With an error and what mends it"
        value="9"
        onChange={fn()}
        scale={2}
        currency="EUR"
        error="At least 10.00 EUR are exchanged."
        suggestion={tooSmall}
      />
      <AmountField label="Read only" value="12345.678901" onChange={fn()} scale={6} currency="USDT" readOnly />
      <AmountField label="Disabled" value="0.25" onChange={fn()} scale={8} currency="BTC" max={max} disabled />
    </Column>
  ),
};

/** It steps down as it grows, so that even the longest possible amount stays visible. */
export const Growing: Story = {
  globals: { viewport: { value: 'narrow' } },
  render: () => (
    <Column>
      {['25', '1234.56', '12345.678901', '98765432109.123456', '123456789012345.123456789012345678'].map((value) => (
        <AmountField
          key={value}
          label={`${value.length} characters`}
          value={value}
          onChange={fn()}
          scale={18}
          currency={<Chip />}
        />
      ))}
    </Column>
  ),
  async play({ canvas }) {
    const fields = canvas.getAllByRole('textbox');
    await expect(fields).toHaveLength(5);
    const sizes = fields.map((field) => Number.parseFloat(getComputedStyle(field).fontSize));
    await expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
    await expect(sizes[0]).toBe(40);
    await expect(sizes.at(-1)).toBe(12);
    await expect(fields.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)).toEqual([]);
  },
};

/** `1,234` is rejected in English, where it could also mean 1.234, and the text stays for the customer to fix. */
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

/** The smallest amount is never read as 1. */
export const Smallest: Story = {
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

/** Pasted text has its own spaces, apostrophes and digits. */
export const Pasted: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  async play({ canvas, args }) {
    const field = canvas.getByRole('textbox');
    const texts = ['1\u202F234,5', '1\u00A0234,5', '1’234.5', '１，２３４．５', '1,234.50\u200E'];
    for (const text of texts) {
      await userEvent.clear(field);
      await userEvent.click(field);
      await userEvent.paste(text);
      await expect(field).toHaveValue(text);
      await expect(args.onChange).toHaveBeenLastCalledWith(expect.stringMatching(/^1234\.50?$/u), null);
    }
  },
};

/** Entered by Tab, or selected by a script or a password manager, all of it is replaced, also where it was grouped. */
export const Replaced: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { value: '1500', scale: 2, currency: 'EUR' },
  async play({ canvas }) {
    const field = canvas.getByRole<HTMLInputElement>('textbox');
    await expect(field).toHaveValue('1,500');
    await userEvent.tab();
    await userEvent.keyboard('2000');
    await expect(field).toHaveValue('2000');
    await userEvent.tab();
    await expect(field).toHaveValue('2,000');
    field.select();
    await userEvent.keyboard('2750');
    await expect(field).toHaveValue('2750');
    await userEvent.tab();
    field.select();
    await userEvent.paste('3,125.50');
    await expect(field).toHaveValue('3,125.50');
  },
};

/** The button beside an error fixes it. */
export const Suggestion: Story = {
  args: { scale: 2, currency: 'EUR', value: '9', error: 'At least 10.00 EUR are exchanged.', suggestion: tooSmall },
  async play({ canvas, canvasElement, args }) {
    const field = canvas.getByRole('textbox');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(/At least 10\.00 EUR/u);
    field.focus();
    const ruled = [...canvasElement.querySelectorAll('div')].find(
      (box) => getComputedStyle(box).borderBottomWidth !== '0px',
    );
    const message = canvas.getByText('At least 10.00 EUR are exchanged.');
    await expect(getComputedStyle(ruled ?? field).borderBottomColor).toBe(getComputedStyle(message).color);
    await userEvent.click(canvas.getByRole('button', { name: 'Enter 10.00 EUR' }));
    await expect(args.suggestion?.onClick).toHaveBeenCalledOnce();
  },
};

/** The button disappears with the error, and focus moves to the field. */
export const Mended: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { scale: 2, currency: 'EUR' },
  render: (args) => (
    <Controlled initial="9">
      {(value, change) => {
        const mend = {
          error: 'At least 10.00 EUR are exchanged.',
          suggestion: { ...tooSmall, onClick: () => change('10') },
        };
        return <AmountField {...args} value={value} onChange={change} {...(value === '10' ? {} : mend)} />;
      }}
    </Controlled>
  ),
  async play({ canvas }) {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Enter 10.00 EUR' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
    await expect(canvas.getByRole('textbox')).toHaveFocus();
    await expect(canvas.getByRole('textbox')).toHaveValue('10');
  },
};

/** Nothing is announced while typing; the value is announced once when typing stops. */
export const Announced: Story = {
  args: { worth, fee },
  parameters: { chromatic: { disableSnapshot: true } },
  async play({ canvas }) {
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, '0.25');
    const status = canvas.getByRole('status');
    await expect(status).toBeEmptyDOMElement();
    await waitFor(() => expect(status).toHaveTextContent(/≈ 20,515\.03.*Network fee/u));
    await userEvent.type(field, '1');
    await expect(status).toBeEmptyDOMElement();
  },
};

/** What Max enters is read out: the focus stays on the button. */
export const MaxAnnounced: Story = {
  args: { max, balance, fee },
  parameters: { chromatic: { disableSnapshot: true } },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Max' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/^0\.51234567 BTC Network fee/u), {
      timeout: 3000,
    });
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Max' })).toHaveFocus());
  },
};

/** The chip opens the list of currencies and gets focus back. */
export const WithChip: Story = {
  args: { currency: <Chip />, max, balance },
  async play({ canvas }) {
    const chip = canvas.getByRole('button', { name: 'Currency that you give: BTC' });
    await userEvent.click(chip);
    await userEvent.click(await screen.findByRole('button', { name: /ETH/u }));
    const changed = await canvas.findByRole('button', { name: 'Currency that you give: ETH' });
    await waitFor(() => expect(changed).toHaveFocus());
  },
};

/** A value from outside shows with the locale's decimal separator. */
export const German: Story = {
  globals: { locale: 'de-de' },
  args: { label: 'Sie geben', value: '1234.5', scale: 2, currency: 'EUR' },
  async play({ canvas, args }) {
    const field = canvas.getByRole('textbox', { name: 'Sie geben' });
    await expect(field).toHaveValue('1.234,5');
    await userEvent.clear(field);
    await userEvent.type(field, '1.234,50');
    await expect(args.onChange).toHaveBeenLastCalledWith('1234.50', null);
  },
};

export const Keyboard: Story = {
  args: { max, balance, currency: <Chip /> },
  async play({ canvas }) {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox')).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /BTC/u })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Max' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('textbox')).toHaveValue('0.51234567');
  },
};

export const ForcedColors: Story = { ...Matrix, parameters: { chromatic: { forcedColors: 'active' } } };

const long = {
  label: 'Betrag, der umgetauscht werden soll',
  value: '12345678901.123456',
  scale: 6,
  currency: 'USDT',
  max: { label: 'Alles einsetzen', onClick: fn() },
  worth,
  fee: { ...fee, label: 'Gebühr des Netzwerks für die Auszahlung' },
  hint: 'Der Betrag wird ohne weitere Nachfrage zum angezeigten Kurs umgetauscht und sofort gebucht.',
  error: 'Der Betrag ist höher als das verfügbare Guthaben in dieser Währung.',
  suggestion: { label: 'Den höchsten möglichen Betrag einsetzen', onClick: fn() },
};

export const LongText: Story = { args: { ...long, balance } };

export const Narrow320: Story = { args: { ...long, balance }, globals: { viewport: { value: 'narrow' } } };

export const Thai: Story = {
  globals: { locale: 'th-th' },
  args: {
    label: 'คุณให้',
    value: '1234.5',
    scale: 2,
    currency: <Chip />,
    max: { label: 'สูงสุด', onClick: fn() },
    balance: 'ยอดที่ใช้ได้',
    worth,
    fee: { ...fee, label: 'ค่าธรรมเนียมเครือข่าย' },
  },
};

/** Keeps the value as a screen would; Max fills in the balance. */
function Typed(props: AmountFieldProps) {
  const [value, setValue] = useState(props.value);
  return (
    <AmountField
      {...props}
      value={value}
      max={props.max && { ...props.max, onClick: () => setValue('0.51234567') }}
      onChange={(amount, issue) => {
        setValue(amount);
        props.onChange(amount, issue);
      }}
    />
  );
}

function Chip() {
  const [code, setCode] = useState('BTC');
  return (
    <CurrencyChip
      label={`Currency that you give: ${code}`}
      value={code}
      onChange={setCode}
      sheetTitle="Choose a currency"
      search={{ label: 'Search currencies', clearLabel: 'Clear', emptyLabel: 'No currency found' }}
      currencies={[
        { code: 'BTC', name: 'Bitcoin' },
        { code: 'ETH', name: 'Ether' },
      ]}
    />
  );
}
