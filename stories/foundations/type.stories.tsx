import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { vars } from '#design-system/theme';
import { families, textSizes, weights, type TextSize } from '#design-system/tokens';
import { Group, Name, Page, wholePage } from './page.tsx';

const meta = { tags: ['!autodocs'], globals: wholePage } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const plex = 'IBM Plex Sans';
const system = 'the system; Noto Sans in pictures';

const scripts = [
  ['Latin', 'en-US', plex, 'Figure first, label second'],
  ['Latin with accents', 'de-DE', plex, 'Größe zuerst, Übersicht später: ÄÖÜß'],
  ['Vietnamese', 'vi-VN', plex, 'Con số trước, nhãn sau: ữ ặ ỗ'],
  ['Cyrillic', 'ru-RU', plex, 'Сначала число, затем подпись'],
  ['Thai', 'th-TH', `${plex} Thai`, 'ตัวเลขมาก่อน คำอธิบายอยู่ที่นี่ กำลังซื้อ ปั๊ม'],
  ['Devanagari', 'hi-IN', `${plex} Devanagari`, 'पहले संख्या, फिर उसका नाम: द्विगुणित मूल्य'],
  ['Japanese', 'ja-JP', system, '数字が先、名前はその次'],
  ['Korean', 'ko-KR', system, '숫자가 먼저, 이름은 그다음'],
  ['Simplified Chinese', 'zh-CN', system, '数字在前，名称在后'],
  ['Traditional Chinese', 'zh-TW', system, '數字在前，名稱在後'],
] as const;

/** Characters with one code point that each language draws differently. */
const shared = '直角骨令';

/** One family, with a variant for each script, and its monospaced sibling. */
export const Type: Story = {
  render: () => (
    <Page
      title="Type"
      lead={`IBM Plex Sans with its siblings for Thai and Devanagari; Chinese, Japanese and Korean come from the reader's system. Body is 16 on 24, for Hindi and Thai on ${Number.parseFloat(textSizes[16].tallLeading) * 16}. Sizes follow the reader's own setting.`}
    >
      <Group title="Sizes">
        {Object.entries(textSizes).map(([name, { size, leading, tallLeading, tracking }]) => (
          <div key={name} style={{ display: 'grid', gap: 4 }}>
            <div
              style={{
                fontSize: size,
                lineHeight: vars.leading[name as TextSize],
                letterSpacing: tracking,
                overflowWrap: 'anywhere',
              }}
            >
              1,234.567890 Florin
            </div>
            <Name>
              {name} on {Number.parseFloat(leading) * 16}, in Hindi and Thai on {Number.parseFloat(tallLeading) * 16},
              spaced {tracking}
            </Name>
          </div>
        ))}
      </Group>
      <Group title="Weights">
        {Object.entries(weights).map(([name, weight]) => (
          <div key={name} style={{ fontSize: '1.25rem', lineHeight: vars.leading['20'], fontWeight: Number(weight) }}>
            {name} {weight}
          </div>
        ))}
        <Name>Two only: what matters more is larger or darker, not bolder</Name>
      </Group>
      <Group title="Scripts">
        {scripts.map(([script, language, font, text]) => (
          <div
            key={script}
            style={{ display: 'grid', gap: 4, paddingBlockEnd: 12, borderBlockEnd: `1px solid ${vars.color.line}` }}
          >
            {Object.values(weights).map((weight) => (
              <div
                key={weight}
                lang={language}
                style={{ fontSize: '1.25rem', lineHeight: 1.6875, fontWeight: Number(weight) }}
              >
                {text} 0123456789
              </div>
            ))}
            <Name>
              {script}, from {font}
            </Name>
          </div>
        ))}
      </Group>
      <Group title="One code point, four drawings" columns={120}>
        {scripts.slice(6).map(([script, language]) => (
          <div key={script} style={{ display: 'grid', gap: 4 }}>
            <div lang={language} style={{ fontSize: '1.75rem', lineHeight: 1.6875 }}>
              {shared}
            </div>
            <Name>{language}</Name>
          </div>
        ))}
        <Name>The attribute lang picks the drawing: it stands on html, and on whatever is in another language</Name>
      </Group>
      <Group title="Figures">
        <p style={{ fontSize: '1.25rem', lineHeight: vars.leading['20'], fontFeatureSettings: '"zero"' }}>
          1,111.10
          <br />
          0,000.08
        </p>
        <Name>
          Tabular and lining everywhere, so that columns align; the zero is slashed in amounts and fields of figures
        </Name>
      </Group>
      <Group title="Addresses and card numbers">
        <p style={{ fontFamily: vars.family.mono, fontSize: '1.25rem', lineHeight: vars.leading['20'] }}>
          0OQ 1lI 2Z 5S 6b 8B
        </p>
        <Name>IBM Plex Mono, where one wrong character sends money elsewhere</Name>
      </Group>
      <Group title="Families">
        {Object.entries(families).map(([name, family]) => (
          <div key={name} style={{ display: 'grid', gap: 4 }}>
            <p style={{ fontSize: '0.875rem', lineHeight: vars.leading['14'], color: vars.color.muted }}>{family}</p>
            <Name>{name}</Name>
          </div>
        ))}
      </Group>
    </Page>
  ),
  /** Wait for the fonts of every script, or the story would measure a fallback font. */
  async play() {
    const families = [
      ...['', ' Thai', ' Devanagari'].map((script) => plex + script),
      ...['JP', 'KR', 'SC', 'TC'].map(noto),
      'IBM Plex Mono',
    ];
    const loaded = () => [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family);
    for (const family of families) await waitFor(() => expect(loaded()).toContain(family));
  },
};

const noto = (region: string) => `Noto Sans ${region} Variable`;
