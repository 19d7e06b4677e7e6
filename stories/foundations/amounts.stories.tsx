import type { Meta, StoryObj } from '@storybook/react-vite';
import { allLanguages } from '#contract/languages';
import { Amount } from '#design-system/amount';
import { Percent } from '#design-system/percent';
import { DesignSystemProvider, useDesignSystem } from '#design-system/provider';
import { Rate } from '#design-system/rate-line';
import { vars } from '#design-system/theme';
import { Group, Name, Page, wholePage } from './page.tsx';

const meta = { tags: ['!autodocs'], globals: wholePage } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const column = [
  ['BTC', '0.51234567', 8],
  ['ETH', '-12.5', 8],
  ['USDT', '1234.567891', 6],
  ['EUR', '1940.2', 2],
  ['JPY', '98765432', 0],
] as const;

/** How money is written, everywhere. */
export const Amounts: Story = {
  render: () => (
    <Page
      title="Amounts"
      lead="Figures are the heroes: exact, in figures of one width, the code after them. Nothing is shortened unasked, and what is not zero never shows as zero."
    >
      <Group title="In a column they align at the decimal sign, whatever their scale">
        <div style={{ display: 'grid', gap: 8 }}>
          {column.map(([code, value, scale]) => (
            <div key={code} style={{ display: 'flex', justifyContent: 'space-between' }}>
              <span>{code}</span>
              <Amount value={value} scale={scale} columnDigits={8} />
            </div>
          ))}
        </div>
      </Group>
      <Group title="Gain and loss: color, sign and shape">
        <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16 }}>
          <Amount value="312.4" scale={2} currency="EUR" tone="change" />
          <Amount value="-312.4" scale={2} currency="EUR" tone="change" />
          <Percent value="0.0065" tone="change" />
          <Percent value="-0.0065" tone="change" />
        </div>
      </Group>
      <Group title="Dust, in both directions">
        <Amount value="0.0000000001" currency="ETH" />
        <Amount value="-0.0000000001" currency="ETH" />
        <Name>Below what the scale can show</Name>
      </Group>
      <Group title="Compact, where it is asked for">
        <Amount value="25412.99" scale={2} currency="USD" notation="compact" />
        <Name>
          Volumes and scales of charts; the exact figure is in the title. Never balances, prices to agree to, or history
        </Name>
      </Group>
      <Group title="Masked, all of one width">
        <Masked />
        <Name>While the customer hides amounts</Name>
      </Group>
      <Group title="A rate, in eight significant digits">
        <Rate from="BTC" to="USDT" value="82060.10456" />
        <Rate from="USDT" to="BTC" value="0.000012186187" />
        <Name>Never masked: it tells nothing of what anybody owns</Name>
      </Group>
      <Group title="As each language writes it" columns={280}>
        {allLanguages.map((language) => (
          <InLanguage key={language} language={language} />
        ))}
      </Group>
    </Page>
  ),
};

function Masked() {
  const { locale, labels } = useDesignSystem();
  return (
    <DesignSystemProvider locale={locale} labels={labels} maskAmounts>
      <div style={{ display: 'flex', gap: 16 }}>
        <Amount value="0.5" currency="BTC" />
        <Amount value="123456789.5" currency="USDT" />
      </div>
    </DesignSystemProvider>
  );
}

function InLanguage({ language }: { language: string }) {
  const { labels } = useDesignSystem();
  return (
    <DesignSystemProvider locale={language} labels={labels}>
      <div
        style={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'baseline',
          gap: 12,
          borderBlockEnd: `1px solid ${vars.color.line}`,
        }}
      >
        <div style={{ width: 44 }}>
          <Name>{language}</Name>
        </div>
        <Amount value="-1234567.891" scale={3} currency="USD" />
        <Percent value="0.1234" />
        <Amount value="1234567.891" scale={3} notation="compact" tone="muted" />
      </div>
    </DesignSystemProvider>
  );
}
