import type { Meta, StoryObj } from '@storybook/react-vite';
import { Eye } from 'lucide-react';
import { useState } from 'react';
import { expect, fireEvent, waitFor } from 'storybook/test';
import { Amount } from '#design-system/amount';
import type { ChartPoint } from '#design-system/chart';
import { CurrencyChip } from '#design-system/currency-picker';
import { Stat } from '#design-system/stat';
import { IconButton } from '#design-system/icon-button';
import { Icon } from '#design-system/icon';
import { LineChart } from '#design-system/line-chart';
import { Percent } from '#design-system/percent';
import { Screen } from '#design-system/screen';
import { Controlled } from '../controlled.tsx';
import { Rows } from '../matrix.tsx';

const total = <Amount value="48210.75" scale={2} currency="EUR" size="xxx-large" />;

const meta = {
  component: Stat,
  args: { children: total, label: 'Total worth' },
} satisfies Meta<typeof Stat>;

export default meta;
type Story = StoryObj<typeof meta>;

const change = (
  <span style={{ display: 'flex', flexWrap: 'wrap', columnGap: 12 }}>
    <Amount value="312.4" scale={2} currency="EUR" size="small" tone="change" />
    <Percent value="0.0065" size="small" tone="change" />
  </span>
);
const unit = (
  <CurrencyChip
    tone="quiet"
    label="Totals in EUR"
    value="EUR"
    currencies={[
      { code: 'EUR', name: 'Euro' },
      { code: 'USD', name: 'US dollar' },
    ]}
    onChange={() => undefined}
    sheetTitle="Choose a currency"
    search={{ label: 'Search currencies', clearLabel: 'Clear', emptyLabel: 'None found' }}
  />
);
const action = <IconButton label="Hide amounts" pressed={false} icon={<Icon icon={Eye} />} />;

export const Playground: Story = {
  args: { description: change, action },
  async play({ canvasElement, canvas }) {
    const text = canvasElement.innerText.replaceAll(/\s+/gu, ' ');
    await expect(text.indexOf('Total worth')).toBeLessThan(text.indexOf('48,210.75'));
    await expect(canvas.getByRole('button', { name: 'Hide amounts' })).toBeVisible();
  },
};

export const Matrix: Story = {
  render: () => (
    <Rows
      of={{
        'figure and label': <Stat label="Total worth">{total}</Stat>,
        'with a description': (
          <Stat label="Total worth" description={change}>
            {total}
          </Stat>
        ),
        'with an action': (
          <Stat label="Total worth" action={action}>
            {total}
          </Stat>
        ),
        'its currency chosen': (
          <Stat label="Total worth" description={change} action={action} unit={unit}>
            <Amount value="48210.75" scale={2} size="xxx-large" />
          </Stat>
        ),
        'a smaller figure': (
          <Stat label="Available">
            <Amount value="0.51234567" scale={8} currency="BTC" size="x-large" />
          </Stat>
        ),
      }}
    />
  ),
};

const hour = 3_600_000;
const points = Array.from({ length: 169 }, (_, index) => ({
  at: new Date(Date.UTC(2026, 10, 21, 9) - (168 - index) * hour).toISOString(),
  value: (47_444 + index * 3.9 + Math.sin(index / 24) * 260 + Math.sin(index / 7.3) * 70).toFixed(2),
}));

/** A total over time: while a finger reads the line, the figure above says its value. */
function TotalOverTime() {
  const [read, setRead] = useState<ChartPoint>();
  return (
    <Screen>
      <div>
        <Stat label="Total worth" action={action} unit={unit} description={change}>
          <Amount value={read?.value ?? points.at(-1)?.value ?? '0'} scale={2} size="xxx-large" />
        </Stat>
        <Controlled initial="week">
          {(value, onChange) => (
            <LineChart
              label="Total worth, last week"
              points={points}
              scale={2}
              currency="EUR"
              empty="No balance in this time yet"
              labels={{ time: 'Time', value: 'Balance', table: 'Show as table' }}
              callout="moment"
              onScrub={setRead}
              bleed
              live
              quietTable
              periods={{
                label: 'Period',
                value,
                onChange,
                options: [
                  { value: 'day', label: '1D', description: '1 day' },
                  { value: 'week', label: '1W', description: '1 week' },
                  { value: 'month', label: '1M', description: '1 month' },
                  { value: 'year', label: '1Y', description: '1 year' },
                ],
              }}
            />
          )}
        </Controlled>
      </div>
    </Screen>
  );
}

export const OverTime: Story = {
  parameters: { layout: 'fullscreen' },
  render: () => <TotalOverTime />,
  async play({ canvas, canvasElement }) {
    const line = canvas.getByRole('slider', { name: 'Total worth, last week' });
    line.focus();
    // Real keys move a slider natively.
    await fireEvent.change(line, { target: { value: '0' } });
    await waitFor(() => expect(canvasElement).toHaveTextContent('47,444.00'));
    line.blur();
    await waitFor(() => expect(canvasElement).toHaveTextContent('48,210.'));
  },
};

export const Masked: Story = { args: { description: change, action }, globals: { amounts: 'masked' } };

export const LongText: Story = {
  args: {
    children: <Amount value="123456789012.123456" currency="USDT" size="xxx-large" />,
    label: 'Gesamtwert aller Guthaben in der von Ihnen gewählten Anzeigewährung',
    description: change,
    action,
  },
};

export const Narrow320: Story = { ...LongText, globals: { viewport: { value: 'narrow' } } };
