import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Amount, amountVariants, type AmountProps } from '#design-system/amount';
import { vars } from '#design-system/theme';
import { Combinations, Rows } from '../matrix.tsx';

const meta = {
  component: Amount,
  args: { value: '1234.56789012', currency: 'BTC', scale: 8 },
} satisfies Meta<typeof Amount>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Screen readers get the figure in one piece. */
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
        'zeros left out, down to two digits': <Amount value="1250.500000" minDigits={2} currency="USDT" />,
        'no digits after the sign': <Amount value="98765432" scale={0} currency="JPY" />,
        'gain, loss, no change': (
          <>
            <Amount value="12.5" scale={2} tone="change" currency="EUR" />
            <Amount value="-12.5" scale={2} tone="change" currency="EUR" />
            <Amount value="0" scale={2} tone="change" currency="EUR" />
          </>
        ),
        'without a code': <Amount value="1234.5" scale={2} />,
        'dust, received and spent': (
          <>
            <Amount value="0.0000001234" tone="change" currency="BTC" />
            <Amount value="-0.0000001234" tone="change" currency="BTC" />
          </>
        ),
        'compact, from five digits on': (
          <>
            <Amount value="9876.5" scale={2} currency="USD" notation="compact" />
            <Amount value="25412.99" scale={2} currency="USD" notation="compact" />
            <Amount value="1999999999" scale={2} currency="USD" notation="compact" />
          </>
        ),
      }}
    />
  ),
};

/** Exact where a float wouldn't be, and never zero for a nonzero value. */
export const Exact: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { value: '12345678901234567890.123456789012345678', scale: 18, currency: 'ETH' },
  async play({ canvasElement }) {
    await expect(textOf(canvasElement)).toBe('12,345,678,901,234,567,890.123456789012345678 ETH');
  },
};

export const Dust: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { value: '0.0000000001', scale: 6, currency: 'ETH' },
  async play({ canvasElement }) {
    await expect(textOf(canvasElement)).toBe('<0.000001 ETH');
  },
};

/** A loss smaller than the scale can show: signed, and not zero. */
export const DustSpent: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { value: '-0.0000000001', scale: 6, currency: 'ETH' },
  async play({ canvasElement }) {
    await expect(textOf(canvasElement)).toBe('\u2212<0.000001 ETH');
  },
};

/** The exact figure of an abbreviation is in the title, and for screen readers. */
export const Compact: Story = {
  args: { value: '25412.99', scale: 2, currency: 'USD', notation: 'compact' },
  async play({ canvas }) {
    const shown = canvas.getByText('25.41K', { exact: false });
    await expect(shown).toHaveAttribute('aria-hidden', 'true');
    await expect(canvas.getByText(/25,412\.99\sUSD/u)).toHaveClass('sr-only');
    await expect(shown.parentElement?.title).toMatch(/^25,412\.99\sUSD$/u);
  },
};

const column: AmountProps[] = [
  { value: '0.51234567', scale: 8 },
  { value: '-12.5', scale: 8 },
  { value: '1234.567891', scale: 6 },
  { value: '1940.2', scale: 2 },
  { value: '98765432', scale: 0 },
  { value: '0.0000000004', scale: 8 },
];

/** In a column of different scales the decimal separators align. */
export const Column: Story = {
  render: () => (
    <div style={{ display: 'grid', justifyItems: 'end', gap: 8, width: 'fit-content' }}>
      {column.map((row) => (
        <Amount key={row.value} {...row} columnDigits={8} />
      ))}
    </div>
  ),
  async play({ canvasElement }) {
    const ends = Array.from(canvasElement.querySelectorAll('[translate=no]'), unitsEnd);
    await expect(ends).toHaveLength(column.length);
    await expect(Math.max(...ends) - Math.min(...ends)).toBeLessThan(0.5);
  },
};

/** With a decimal comma, and spaces between thousands. */
export const ColumnInSwedish: Story = {
  ...Column,
  globals: { locale: 'sv-se' },
  parameters: { chromatic: { disableSnapshot: true } },
};

/** Masked amounts all have the same width, and screen readers learn that something is hidden. */
export const Masked: Story = {
  globals: { amounts: 'masked' },
  render: () => (
    <Rows
      of={{
        small: <Amount value="0.5" currency="BTC" />,
        large: <Amount value="123456789.5" currency="BTC" />,
        'being confirmed': <Amount value="123.5" minDigits={2} currency="BTC" unmasked />,
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

/** Thai lines are taller, with the same digits; gains stay green. */
export const Thai: Story = { ...States, globals: { locale: 'th-th' } };

/** Red is up in Japan. Sign and triangle show it too. */
export const Japanese: Story = { ...States, globals: { locale: 'ja-jp' }, play: expectGainToBe('vermilion') };

export const Korean: Story = { ...Japanese, globals: { locale: 'ko-kr' } };

export const SimplifiedChinese: Story = { ...Japanese, globals: { locale: 'zh-cn' } };

export const TraditionalChinese: Story = { ...Japanese, globals: { locale: 'zh-tw' } };

/** Readers of Japanese may still prefer green for up: `data-gain`. */
export const GreenUp: Story = {
  ...States,
  globals: { locale: 'ja-jp', gain: 'green' },
  parameters: { chromatic: { disableSnapshot: true } },
  play: expectGainToBe('green'),
};

export const Narrow320: Story = {
  globals: { viewport: { value: 'narrow' } },
  render: () => (
    <Rows
      of={{
        'xxx-large': <Amount size="xxx-large" value="123456789.12345678" scale={8} currency="USDT" />,
        'x-large': <Amount size="x-large" value="-98765432109.123456" tone="change" currency="IDR" />,
        longest: <Amount size="xxx-large" value="12345678901234567890.123456789012345678" scale={18} currency="ETH" />,
      }}
    />
  ),
};

/** With enlarged text, a large figure grows as far as it fits, and its code stays quieter. */
export const LargeText: Story = {
  globals: { textSize: '200%', viewport: { value: 'narrow' } },
  render: () => (
    <Rows
      of={Object.fromEntries(
        (['x-large', 'xx-large', 'xxx-large'] as const).map((size) => [
          size,
          <Amount key={size} size={size} value="91250.40" scale={2} currency="USD" />,
        ]),
      )}
    />
  ),
  async play({ canvas, canvasElement }) {
    const figures = [...canvasElement.querySelectorAll('[translate=no]')].map(textSizeOf);
    const codes = canvas.getAllByText('USD').map(textSizeOf);
    await expect(codes).toHaveLength(3);
    await expect(codes.map((code, index) => code < (figures[index] ?? 0) * 0.75)).toEqual([true, true, true]);
  },
};

const textSizeOf = (element: Element): number => Number.parseFloat(getComputedStyle(element).fontSize);

/** Normalizes spaces of every width. */
function textOf(element: HTMLElement): string {
  return element.innerText.replaceAll(/\s/gu, ' ').trim();
}

/** Where the integer digits end. */
function unitsEnd(amount: Element): number {
  const walker = document.createTreeWalker(amount, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  let end = Number.NaN;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const at = (node.textContent ?? '').search(/[.,](?=\d{0,8}$)/u);
    if (at >= 0) {
      range.setStart(node, at);
      range.setEnd(node, at + 1);
      end = range.getBoundingClientRect().left;
    }
  }
  return end;
}

/** Asserts the color of a gain, and the other one of a loss. */
function expectGainToBe(name: 'green' | 'vermilion') {
  return async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const other = name === 'green' ? 'vermilion' : 'green';
    const colorOf = (direction: string) => {
      const amount = canvasElement.querySelector(`[data-direction=${direction}]:has(svg)`);
      return amount && getComputedStyle(amount).color;
    };
    await expect(document.documentElement.dataset.gain).toBe(name === 'green' ? 'green' : 'red');
    await expect(colorOf('gain')).toBe(computed(vars.color[name]));
    await expect(colorOf('loss')).toBe(computed(vars.color[other]));
  };
}

function computed(color: string): string {
  const probe = document.body.appendChild(document.createElement('i'));
  probe.style.color = color;
  const shown = getComputedStyle(probe).color;
  probe.remove();
  return shown;
}
