import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Button } from '#design-system/button';
import { Card } from '#design-system/card';
import { Rate, RateLine } from '#design-system/rate-line';
import { Rows } from '../matrix.tsx';

const labels = {
  swap: 'Show the other direction',
  loading: 'Asking for the rate',
  previous: 'Before',
  mid: 'Market’s mid rate',
  spread: 'Cost (spread)',
};

const meta = {
  component: RateLine,
  args: {
    from: 'BTC',
    to: 'USDT',
    rate: { direct: '82060.10456', inverse: '0.000012186187' },
    mid: { direct: '82388.65000', inverse: '0.000012137594' },
    spread: {
      ratio: '0.004',
      cost: { direct: { amount: '20.513902', scale: 6 }, inverse: { amount: '0.00024899', scale: 8 } },
    },
    labels,
  },
} satisfies Meta<typeof RateLine>;

export default meta;
type Story = StoryObj<typeof meta>;

/** At most eight significant digits, in both directions. */
export const Playground: Story = {
  async play({ canvas, canvasElement }) {
    const swap = canvas.getByRole('button', { name: 'Show the other direction' });
    await expect(textOf(canvasElement)).toContain('1 BTC = 82,060.105 USDT');
    await userEvent.click(swap);
    await expect(textOf(canvasElement)).toContain('1 USDT = 0.000012186187 BTC');
    await expect(textOf(canvasElement)).toContain('0.000012137594 BTC');
    await expect(textOf(canvasElement)).toContain('0.40% 0.00024899 BTC');
    await userEvent.click(swap);
    await expect(textOf(canvasElement)).toContain('82,388.65 USDT');
  },
};

export const Matrix: Story = {
  render: (args) => (
    <Rows
      of={{
        'alone, in a record': <Rate from="BTC" to="USDT" value="82060.10" />,
        'the rate alone': <Whole {...args} mid={undefined} spread={undefined} />,
        'with the market and the cost': <Whole {...args} />,
        'with its age': <Whole {...args} age="As of 09:30:05" />,
        stale: <Whole {...args} age="Not up to date: as of 09:12" stale />,
        'in a card': (
          <Whole
            {...args}
            isCard
            from="USDT"
            to="BTC"
            rate={{ direct: '0.00001090403868', inverse: '91709.14222' }}
            mid={{ direct: '0.00001094783', inverse: '91342.30557' }}
            spread={{
              ratio: '0.004',
              cost: { direct: { amount: '0.00001096', scale: 8 }, inverse: { amount: '1', scale: 6 } },
            }}
          />
        ),
        'just replaced': <Whole {...args} previous={{ direct: '82011.70', inverse: '0.0000121933' }} />,
        'on its way': <Whole {...args} rate={null} />,
      }}
    />
  ),
};

/** A rate below one shows in the other direction, and keeps its direction while it changes. */
export const AboveOne: Story = {
  args: {
    from: 'USDT',
    to: 'BTC',
    rate: { direct: '0.000012186187', inverse: '82060.10456' },
    mid: undefined,
    spread: undefined,
  },
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => <Replaced {...args} />,
  async play({ canvas, canvasElement }) {
    await expect(textOf(canvasElement)).toContain('1 BTC = 82,060.105 USDT');
    await userEvent.click(canvas.getByRole('button', { name: 'Show the other direction' }));
    await expect(textOf(canvasElement)).toContain('1 USDT = 0.000012186187 BTC');
    const height = canvasElement.offsetHeight;
    await userEvent.click(canvas.getByRole('button', { name: 'Replace' }));
    await expect(textOf(canvasElement)).toContain('1 USDT = 0.0000121802 BTC Before 0.000012186187 BTC');
    await expect(canvasElement.offsetHeight).toBe(height);
  },
};

export const Loading: Story = {
  args: { rate: null },
  parameters: { chromatic: { disableSnapshot: true } },
  async play({ canvas }) {
    await expect(canvas.getByRole('status')).toHaveTextContent('Asking for the rate');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** A rate reveals nothing about balances, so it stays visible while amounts are masked. */
export const Masked: Story = {
  globals: { amounts: 'masked' },
  parameters: { chromatic: { disableSnapshot: true } },
  async play({ canvasElement }) {
    await expect(textOf(canvasElement)).toContain('82,060.105');
  },
};

export const Keyboard: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  async play({ canvas, canvasElement }) {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.keyboard('[Space]');
    await expect(textOf(canvasElement)).toContain('1 USDT =');
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
};

export const LongText: Story = {
  args: {
    rate: { direct: '1234567890.12', inverse: '0.00000000081000001' },
    from: 'USDT',
    to: 'IDR',
    spread: {
      ratio: '0.004',
      cost: { direct: { amount: '12345678901.123456', scale: 6 }, inverse: { amount: '12345678901.12', scale: 6 } },
    },
    labels: {
      ...labels,
      mid: 'Mittlerer Kurs am Markt zwischen An- und Verkauf',
      spread: 'Kosten für den Umtausch (Spanne zum mittleren Kurs)',
    },
    age: 'Nicht auf dem neuesten Stand: Der Kurs ist von 09:12 Uhr und wird gerade neu geladen.',
    stale: true,
  },
};

export const Narrow320: Story = { ...LongText, globals: { viewport: { value: 'narrow' } } };

export const German: Story = {
  globals: { locale: 'de-de' },
  args: {
    labels: { ...labels, swap: 'Andere Richtung zeigen', mid: 'Mittelkurs am Markt', spread: 'Kosten (Spanne)' },
  },
};

export const Thai: Story = {
  globals: { locale: 'th-th' },
  args: { labels: { ...labels, swap: 'สลับทิศทาง', mid: 'อัตรากลางของตลาด', spread: 'ต้นทุน (ส่วนต่าง)' } },
};

type WholeProps = React.ComponentProps<typeof RateLine> & { isCard?: boolean };

/** Replaces its rate on a click. */
function Replaced(props: React.ComponentProps<typeof RateLine>) {
  const [isNew, setNew] = useState(false);
  const next = { direct: '0.0000121802', inverse: '82100.00' };
  return (
    <>
      <RateLine {...props} rate={isNew ? next : props.rate} previous={isNew ? props.rate : null} />
      <Button onClick={() => setNew(true)}>Replace</Button>
    </>
  );
}

/** As wide as the story. */
function Whole({ isCard = false, ...props }: WholeProps) {
  return (
    <div style={{ flexGrow: 1 }}>
      {isCard ? (
        <Card>
          <RateLine {...props} />
        </Card>
      ) : (
        <RateLine {...props} />
      )}
    </div>
  );
}

function textOf(element: HTMLElement): string {
  return element.innerText.replaceAll(/\s+/gu, ' ').trim();
}
