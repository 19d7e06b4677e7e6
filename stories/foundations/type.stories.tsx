import type { Meta, StoryObj } from '@storybook/react-vite';
import { vars } from '#design-system/theme';
import { families, tallLeading, textSizes, weights } from '#design-system/tokens';
import { Group, Name, Page } from './page.tsx';

const meta = { tags: ['!autodocs'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const samples = [
  ['Latin', 'en', 'Figure first, label second'],
  ['Latin, Vietnamese', 'vi', 'Con số trước, nhãn sau'],
  ['Cyrillic', 'ru', 'Сначала число, затем подпись'],
  ['Thai', 'th', 'ตัวเลขมาก่อน คำอธิบายตามหลัง'],
  ['Devanagari', 'hi', 'पहले संख्या, फिर उसका नाम'],
  ['Japanese, from the system', 'ja', '数字が先、名前はその次'],
] as const;

/** One family with a sibling for each script. */
export const Type: Story = {
  render: () => (
    <Page
      title="Type"
      lead={`IBM Plex Sans with its siblings for Thai and Devanagari; Chinese, Japanese and Korean come from the reader's system. Body is 16 on 24, for Hindi and Thai on ${Number.parseFloat(tallLeading) * 16}. Sizes follow the reader's own setting.`}
    >
      <Group title="Sizes">
        {Object.entries(textSizes).map(([name, { size, leading, tracking }]) => (
          <div key={name} style={{ display: 'grid', gap: 4 }}>
            <div style={{ fontSize: size, lineHeight: leading, letterSpacing: tracking, overflowWrap: 'anywhere' }}>
              1,234.567890 Florin
            </div>
            <Name>
              {name} on {Number.parseFloat(leading) * 16}, {tracking}
            </Name>
          </div>
        ))}
      </Group>
      <Group title="Scripts">
        {samples.map(([script, language, text]) => (
          <div key={script} style={{ display: 'grid', gap: 4 }}>
            {Object.entries(weights).map(([name, weight]) => (
              <div key={name} lang={language} style={{ fontSize: '1.25rem', lineHeight: 1.6875, fontWeight: Number(weight) }}>
                {text} 0123456789
              </div>
            ))}
            <Name>{script}</Name>
          </div>
        ))}
      </Group>
      <Group title="Figures">
        <p style={{ fontSize: '1.25rem', lineHeight: '1.75rem' }}>
          1,111.10
          <br />
          0,000.08
        </p>
        <Name>Tabular, lining, slashed zero: columns align</Name>
      </Group>
      <Group title="Family">
        <p style={{ fontSize: '0.875rem', color: vars.color.muted }}>{families.text}</p>
      </Group>
    </Page>
  ),
};
