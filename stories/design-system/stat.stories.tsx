import type { Meta, StoryObj } from '@storybook/react-vite';
import { Eye } from 'lucide-react';
import { expect } from 'storybook/test';
import { Amount } from '#design-system/amount';
import { CurrencyChip } from '#design-system/currency-picker';
import { Stat } from '#design-system/stat';
import { IconButton } from '#design-system/icon-button';
import { Icon } from '#design-system/icon';
import { Percent } from '#design-system/percent';
import { Rows } from '../matrix.tsx';

const total = <Amount value="48210.75" scale={2} currency="EUR" size="xxx-large" />;

/**
 * The total of a screen, under a quiet label. At most one with an `xxx-large` Amount per screen. For pairs in a list
 * use a KeyValueList, for rows of records a List.
 */
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
