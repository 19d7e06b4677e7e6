import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Amount, amountVariants } from '#design-system/amount';
import { Combinations, controlsOf, Rows } from '../matrix.tsx';

/**
 * The one way to show an amount of money: exact, as the locale writes it, never shortened, never rounded to nothing. A
 * share or a change in percent is a Percent; where an amount is typed, an AmountField.
 */
const meta = {
  component: Amount,
  argTypes: controlsOf(amountVariants),
  args: { value: '1234.56789012', currency: 'BTC', scale: 8 },
} satisfies Meta<typeof Amount>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What a screen reader gets of it: the figure in one piece. */
export const Playground: Story = {
  async play({ canvasElement }) {
    await expect(textOf(canvasElement)).toBe('1,234.56789012 BTC');
  },
};

export const Matrix: Story = {
  render: () => (
    <Combinations variants={amountVariants}>
      {(choice) => (
        <>
          <Amount {...choice} value="1234.567891" currency="USDT" />
          <Amount {...choice} value="-0.00012345" scale={8} currency="BTC" />
        </>
      )}
    </Combinations>
  ),
};

export const States: Story = {
  render: () => (
    <Rows
      of={{
        nothing: <Amount value="0" currency="USDT" />,
        'less than the scale can show': <Amount value="0.0000001234" currency="USDT" />,
        'zeros left out, down to two digits': <Amount value="1250.500000" leastDigits={2} currency="USDT" />,
        'no digits after the sign': <Amount value="98765432" scale={0} currency="JPY" />,
        'gain, loss, no change': (
          <>
            <Amount value="12.5" scale={2} tone="change" currency="EUR" />
            <Amount value="-12.5" scale={2} tone="change" currency="EUR" />
            <Amount value="0" scale={2} tone="change" currency="EUR" />
          </>
        ),
        'without a code': <Amount value="1234.5" scale={2} />,
      }}
    />
  ),
};

/** Exact where a float would not be, and never zero for what is not. */
export const Exact: Story = {
  parameters: { picture: false },
  args: { value: '12345678901234567890.123456789012345678', scale: 18, currency: 'ETH' },
  async play({ canvasElement }) {
    await expect(textOf(canvasElement)).toBe('12,345,678,901,234,567,890.123456789012345678 ETH');
  },
};

export const Dust: Story = {
  parameters: { picture: false },
  args: { value: '0.0000000001', scale: 6, currency: 'ETH' },
  async play({ canvasElement }) {
    await expect(textOf(canvasElement)).toBe('<0.000001 ETH');
  },
};

/** Masked amounts all have one width, and a screen reader hears that something is hidden. */
export const Masked: Story = {
  globals: { amounts: 'masked' },
  render: () => (
    <Rows
      of={{
        small: <Amount value="0.5" currency="BTC" />,
        large: <Amount value="123456789.5" currency="BTC" />,
        'being confirmed': <Amount value="123.5" leastDigits={2} currency="BTC" unmasked />,
      }}
    />
  ),
  async play({ canvas, canvasElement }) {
    await expect(canvas.getAllByText('Amount hidden')).toHaveLength(2);
    const widths = Array.from(canvasElement.querySelectorAll('[aria-hidden]'), (dots) => dots.clientWidth);
    await expect(new Set(widths).size).toBe(1);
    await expect(textOf(canvasElement)).not.toContain('123,456,789');
  },
};

export const German: Story = {
  globals: { locale: 'de-de' },
  async play({ canvasElement }) {
    await expect(textOf(canvasElement)).toBe('1.234,56789012 BTC');
  },
};

/** Thai grows in height, not in digits; gains stay green. */
export const Thai: Story = { ...States, globals: { locale: 'th-th' } };

/** Red is up in Japan. Sign and triangle say it too. */
export const Japanese: Story = { ...States, globals: { locale: 'ja-jp' } };

export const Narrow320: Story = {
  globals: { viewport: { value: 'narrow' } },
  render: () => (
    <Rows
      of={{
        hero: <Amount size="hero" value="123456789.12345678" scale={8} currency="USDT" />,
        large: <Amount size="large" value="-98765432109.123456" tone="change" currency="IDR" />,
        longest: <Amount size="hero" value="12345678901234567890.123456789012345678" scale={18} currency="ETH" />,
      }}
    />
  ),
};

/** With spaces of every width read as plain ones. */
function textOf(element: HTMLElement): string {
  return element.innerText.replaceAll(/\s/gu, ' ').trim();
}
