import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Amount } from '#design-system/amount';
import {
  CurrencyChip,
  currencyChipVariants,
  CurrencyPicker,
  type CurrencyPickerProps,
  type PickableCurrency,
} from '#design-system/currency-picker';
import { Rows } from '../matrix.tsx';

const money = (value: string, scale: number) => <Amount value={value} scale={scale} minDigits={2} />;
const usd = (value: string) => <Amount value={value} scale={2} currency="USD" size="small" tone="muted" />;

const currencies: PickableCurrency[] = [
  { code: 'USDT', name: 'Tether', balance: money('4250.5', 6), worth: usd('4250.93'), held: true },
  { code: 'SOL', name: 'Solana', balance: money('0', 9) },
  { code: 'BTC', name: 'Bitcoin', balance: money('0.12481503', 8), worth: usd('11389.42'), held: true },
  { code: 'EUR', name: 'Euro', balance: money('1820.75', 2), worth: usd('2112.24'), held: true },
  { code: 'SEK', name: 'Swedish krona', balance: money('0', 2) },
  { code: 'TRX', name: 'Tron', disabled: true, disabledReason: 'not for conversions today' },
];

const tones = Object.keys(currencyChipVariants.tone) as (keyof typeof currencyChipVariants.tone)[];

const search = { label: 'Search currencies', clearLabel: 'Clear', emptyLabel: 'No currency found' };

const meta = {
  component: CurrencyPicker,
  subcomponents: { CurrencyChip },
  // Show the source as written: printing rendered elements in long lists takes minutes.
  parameters: { docs: { source: { type: 'code' } } },
  args: {
    label: 'Currency',
    value: 'BTC',
    onChange: fn(),
    currencies,
    headings: { held: 'You have', others: 'All others' },
    placeholder: 'Choose a currency',
    sheetTitle: 'Choose a currency',
    search,
  },
  render: (args) => <Chosen {...args} />,
} satisfies Meta<typeof CurrencyPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  async play({ canvas, args }) {
    const field = canvas.getByRole('button', { name: /Currency/u });
    await expect(field).toHaveAttribute('aria-haspopup', 'dialog');
    await userEvent.click(field);
    const sheet = await screen.findByRole('dialog', { name: 'Choose a currency' });
    await userEvent.click(within(sheet).getByRole('button', { name: /Euro/u }));
    await expect(args.onChange).toHaveBeenCalledWith('EUR');
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveTextContent('EUR');
  },
};

export const Matrix: Story = {
  render: (args) => (
    <Rows
      of={{
        'field, nothing chosen': <Wide {...args} value={null} />,
        'field, chosen': <Wide {...args} />,
        'field, with an error': <Wide {...args} error="Choose a currency that has a network." />,
        'field, disabled': <Wide {...args} disabled />,
        ...Object.fromEntries(
          tones.map((tone) => [
            `chip, ${tone}`,
            <>
              <CurrencyChip {...args} tone={tone} label="You pay in BTC" value="BTC" />
              <CurrencyChip {...args} tone={tone} label="You receive EUR" value="EUR" />
            </>,
          ]),
        ),
        'chip, disabled': <CurrencyChip {...args} label="Currency that you give: EUR" value="EUR" disabled />,
      }}
    />
  ),
};

/** Held ones first under their own heading; a disabled one says why. */
export const Open: Story = {
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: /Currency/u }));
    const sheet = within(await screen.findByRole('dialog'));
    const rows = sheet.getAllByRole('button', { name: /Tether|Solana|Bitcoin|Euro|Swedish|Tron/u });
    const codes = rows.map(({ textContent }) => /USDT|SOL|BTC|EUR|SEK|TRX/u.exec(textContent)?.[0]);
    await expect(codes).toEqual(['USDT', 'BTC', 'EUR', 'SOL', 'SEK', 'TRX']);
    await expect(sheet.getByText('You have')).toBeVisible();
    const tron = sheet.getByRole('button', { name: /Tron · not for conversions today/u });
    await expect(tron).toBeDisabled();
  },
};

export const OpenNarrow: Story = { ...Open, globals: { viewport: { value: 'narrow' } } };

export const ForcedColors: Story = { ...Open, parameters: { chromatic: { forcedColors: 'active' } } };

/** Balances are masked like all others. */
export const OpenMasked: Story = { ...Open, globals: { amounts: 'masked' } };

/** Matches the code, the displayed name, and the name in the customer's own script. */
export const Search: Story = {
  globals: { locale: 'ja-jp' },
  parameters: { chromatic: { disableSnapshot: true } },
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: /Currency/u }));
    const field = await screen.findByRole('searchbox', { name: 'Search currencies' });
    const found = () => screen.queryAllByRole('button', { name: /Tether|Solana|Bitcoin|Euro|Swedish|Tron/u }).length;
    for (const query of ['sek', 'ＳＥＫ', 'krona', 'スウェーデン']) {
      await userEvent.clear(field);
      await userEvent.type(field, query);
      await expect(found()).toBe(1);
      await expect(screen.getByRole('button', { name: /SEK/u })).toBeVisible();
    }
  },
};

export const Keyboard: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  async play({ canvas, args }) {
    const field = canvas.getByRole('button', { name: /Currency/u });
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(field).toHaveFocus());
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard(' ');
    await screen.findByRole('dialog');
    await userEvent.keyboard('tether{Enter}');
    await waitFor(() => expect(field).toHaveFocus());
    await expect(args.onChange).toHaveBeenCalledWith('USDT');
  },
};

const longCurrencies: PickableCurrency[] = [
  {
    code: 'USDT',
    name: 'Tether auf allen unterstützten Netzwerken',
    balance: money('12345678901.123456', 6),
    worth: usd('12345678901.12'),
    held: true,
  },
  {
    code: 'TRX',
    name: 'Tron',
    disabled: true,
    disabledReason: 'für Umtausch heute nicht verfügbar, weil das Netzwerk gewartet wird',
  },
];

export const LongText: Story = {
  args: {
    currencies: longCurrencies,
    value: 'USDT',
    headings: { held: 'Davon haben Sie Guthaben', others: 'Alle anderen Währungen' },
  },
  globals: { viewport: { value: 'narrow' } },
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: /Currency/u }));
    await expect(await screen.findByText('Davon haben Sie Guthaben')).toBeVisible();
  },
};

export const Narrow320: Story = { ...Matrix, globals: { viewport: { value: 'narrow' } } };

/** Keeps the choice as a screen would. */
function Chosen({ value, onChange, ...props }: CurrencyPickerProps) {
  const [code, setCode] = useState(value);
  return (
    <CurrencyPicker
      {...props}
      value={code}
      onChange={(chosen) => {
        setCode(chosen);
        onChange(chosen);
      }}
    />
  );
}

function Wide(props: CurrencyPickerProps) {
  return (
    <div style={{ flexGrow: 1 }}>
      <CurrencyPicker {...props} />
    </div>
  );
}
