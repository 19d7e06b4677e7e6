import type { Meta, StoryObj } from '@storybook/react-vite';
import { icons, Info, Wallet } from 'lucide-react';
import { expect, waitFor } from 'storybook/test';
import { CurrencyIcon } from '#design-system/currency-icon';
import { Icon } from '#design-system/icon';
import { Illustration, illustrationNames } from '#design-system/illustration';
import { Flag } from '#design-system/flag';
import { Logo } from '#design-system/logo';
import { iconSizes, type IconSize } from '#design-system/tokens';
import { Group, Name, Page, wholePage } from './page.tsx';

const meta = { tags: ['!autodocs'], globals: wholePage } satisfies Meta;

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
        (groups?.names ?? '').split(',').map((name) => name.trim().replace(/ as .*/u, '')),
      ),
    ),
  ),
]
  .filter((name) => name !== '' && !name.startsWith('type '))
  .sort();

const countries = ['DE', 'JP', 'TH', 'VN', 'BR', 'CH', 'NP', 'IN'];

const rules = [
  'An icon stands beside words. Alone it appears only in IconButton, whose label says what it does.',
  'Every icon is drawn by Icon, in one of its sizes: medium beside words and in rows, large in navigation, small in chips and hints.',
  'Smaller icons have a heavier stroke, so that lines are 1.1 to 1.75 px thick at every size.',
  'An icon has the color of the text beside it, and adds no meaning of its own.',
  'Icons that point back or forward are mirrored right to left.',
];

/** National currencies have the flag of their region. */
const flagged = ['EUR', 'JPY', 'SEK'];

/** How icons look: their sizes, coins, flags, illustrations, and the mark. */
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
        {(Object.keys(iconSizes) as IconSize[]).map((size) => (
          <div key={size} style={{ display: 'grid', gap: 8, alignContent: 'end' }}>
            <Icon icon={Wallet} size={size} />
            <Name>
              {size}: {iconSizes[size].edge}, stroke {iconSizes[size].stroke}
            </Name>
          </div>
        ))}
      </Group>
      <Group title="Coins: the twelve of the sprite, and any other by its sign" columns={72}>
        {['BTC', 'ETH', 'USDT', 'USDC', 'BNB', 'SOL', 'XRP', 'ADA', 'DOGE', 'TRX', 'LTC', 'AVAX', ...flagged].map(
          (code) => (
            <div key={code} style={{ display: 'grid', gap: 8 }}>
              <CurrencyIcon code={code} />
              <Name>{code}</Name>
            </div>
          ),
        )}
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
        <Name>A lily drawn from circles; gold is for it and the rosette alone</Name>
      </Group>
    </Page>
  ),
  async play({ canvasElement }) {
    await waitFor(() => expect(canvasElement.querySelectorAll('img')).toHaveLength(countries.length + flagged.length));
  },
};

/** Every icon in use. No picture: one more icon in the source isn't a change of looks. */
export const InUse: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: () => (
    <Page title="Icons in use" lead="The names are read from the source, so this page is always complete.">
      <Group title="From Lucide" columns={208}>
        {used.map((name) => (
          <div key={name} data-icon={name} style={{ display: 'grid', gap: 8, overflowWrap: 'anywhere' }}>
            <Icon icon={lucide.get(name) ?? Info} size="large" />
            <Name>{name}</Name>
          </div>
        ))}
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
  },
};
