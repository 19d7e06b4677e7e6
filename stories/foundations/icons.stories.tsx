import type { Meta, StoryObj } from '@storybook/react-vite';
import { icons, Info, Wallet } from 'lucide-react';
import { expect, waitFor } from 'storybook/test';
import { CurrencyIcon } from '#design-system/currency-icon';
import { Illustration, illustrationNames } from '#design-system/illustration';
import { Flag } from '#design-system/flag';
import { Logo } from '#design-system/logo';
import { vars } from '#design-system/theme';
import { Group, Name, Page } from './page.tsx';

const meta = { tags: ['!autodocs'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const sources = Object.values(
  import.meta.glob<string>(['/src/**/*.tsx'], { query: '?raw', import: 'default', eager: true }),
);

const lucide = new Map(Object.entries(icons));

/** Names that the source imports from Lucide, in order. */
const used = [
  ...new Set(
    sources.flatMap((source) =>
      [...source.matchAll(/import \{(?<names>[^}]*)\} from 'lucide-react'/gu)].flatMap(({ groups }) =>
        (groups?.names ?? '').split(',').map((name) => name.trim()),
      ),
    ),
  ),
]
  .filter((name) => name !== '' && !name.startsWith('type '))
  .sort();

/** Sizes with their strokes as the source has them, the smallest first. */
const pens = [...new Set(sources.flatMap((source) => source.match(/size=\{\d+\} strokeWidth=\{[\d.]+\}/gu) ?? []))]
  .map((pen) => (pen.match(/[\d.]+/gu) ?? []).map(Number) as [size: number, stroke: number])
  .sort(([one, thin], [other, thick]) => one - other || thin - thick);

/** How thick the lines are in the end, in pixels: an icon is drawn on a field of 24. */
const lineOf = ([size, stroke]: [size: number, stroke: number]) => (size * stroke) / 24;

const countries = ['DE', 'JP', 'TH', 'VN', 'BR', 'CH', 'NP', 'IN'];

const rules = [
  'An icon stands beside words. Alone it is only in IconButton, whose label says what it does.',
  '20 px beside words and in rows, 24 in navigation, 16 in chips and hints; smaller ones get a heavier stroke.',
  'The line is 1 to 1.9 px thick at every size, as if all were drawn with one pen.',
  'It has the color of the text beside it, and no meaning that the text does not have.',
  'What points along the line of reading (back, forward) turns round in right-to-left.',
];

/** What is drawn, and with which pen. */
export const Icons: Story = {
  render: () => (
    <Page
      title="Icons"
      lead="Line icons of Lucide, one pen for all; coins, illustrations and the mark are our own, flags come from country-flag-icons."
    >
      <Group title="Rules">
        <ul style={{ display: 'grid', gap: 8, listStyle: 'disc', paddingInlineStart: 20 }}>
          {rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
      </Group>
      <Group title="Sizes and strokes" columns={96}>
        {pens.map(([size, stroke]) => (
          <div key={`${size} ${stroke}`} style={{ display: 'grid', gap: 8, alignContent: 'end' }}>
            <Wallet aria-hidden size={size} strokeWidth={stroke} />
            <Name>
              {size}, stroke {stroke}
            </Name>
          </div>
        ))}
      </Group>
      <Group title="In use" columns={132}>
        {used.map((name) => {
          const Icon = lucide.get(name) ?? Info;
          return (
            <div key={name} data-icon={name} style={{ display: 'grid', gap: 8, overflowWrap: 'anywhere' }}>
              <Icon aria-hidden size={24} strokeWidth={1.75} />
              <Name>{name}</Name>
            </div>
          );
        })}
      </Group>
      <Group title="Coins: the twelve of the sprite, and any other by its sign" columns={72}>
        {[
          'BTC',
          'ETH',
          'USDT',
          'USDC',
          'BNB',
          'SOL',
          'XRP',
          'ADA',
          'DOGE',
          'TRX',
          'LTC',
          'AVAX',
          'EUR',
          'JPY',
          'SEK',
        ].map((code) => (
          <div key={code} style={{ display: 'grid', gap: 8 }}>
            <CurrencyIcon code={code} />
            <Name>{code}</Name>
          </div>
        ))}
      </Group>
      <Group title="Illustrations, for what is empty or done" columns={132}>
        {illustrationNames.map((name) => (
          <div key={name} style={{ display: 'grid', gap: 8 }}>
            <Illustration name={name} />
            <Name>{name}</Name>
          </div>
        ))}
      </Group>
      <Group title="Flags, beside the name of the country" columns={72}>
        {countries.map((code) => (
          <div key={code} style={{ display: 'grid', gap: 8 }}>
            <Flag code={code} size="medium" />
            <Name>{code}</Name>
          </div>
        ))}
      </Group>
      <Group title="The mark">
        <Logo size="large" />
        <Name>A lily drawn from circles; the only place for gold</Name>
      </Group>
      <Group title="Where they come from">
        <p style={{ color: vars.color.muted }}>
          The names and sizes above are read from the source, so that this page cannot tell of another set.
        </p>
      </Group>
    </Page>
  ),
  async play({ canvasElement }) {
    await expect(used).toContain('ChevronRight');
    await expect(
      used.filter((name) => !lucide.has(name)),
      'old names of Lucide',
    ).toEqual([]);
    await expect(canvasElement.querySelectorAll('[data-icon] svg')).toHaveLength(used.length);
    await waitFor(() => expect(canvasElement.querySelectorAll('img')).toHaveLength(countries.length));
    await expect(
      pens.filter((pen) => lineOf(pen) < 1 || lineOf(pen) > 1.9),
      'lines too thin or too thick',
    ).toEqual([]);
  },
};
