import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Amount } from '#design-system/amount';
import { Button } from '#design-system/button';
import { CurrencyIcon } from '#design-system/currency-icon';
import { List, ListRow } from '#design-system/list-row';
import { Percent } from '#design-system/percent';
import { Stat } from '#design-system/stat';
import { vars } from '#design-system/theme';
import { ThemeScope } from '#design-system/theme-scope';
import {
  colorsOf,
  colorThemes,
  contrast,
  contrastPairs,
  minContrast,
  type Brand,
  type ContrastKind,
  type ThemeName,
} from '#design-system/tokens';
import { brands } from '../brands/index.ts';
import { Group, Name, Page, wholePage } from './page.tsx';

const meta = { tags: ['!autodocs'], globals: wholePage } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const themes = Object.keys(colorThemes) as ThemeName[];
const kinds = Object.keys(minContrast.light) as ContrastKind[];

/** The weakest pair of a kind. */
function weakest(brand: Brand, theme: ThemeName, kind: ContrastKind) {
  const colors = colorsOf(brand, theme);
  const [first] = contrastPairs
    .filter((pair) => pair[2] === kind)
    .map(([foreground, background, , layer]) => ({
      pair: `${foreground} on ${background}${layer ? `, ${layer}` : ''}`,
      ratio: contrast(colors[foreground], colors[background], layer && colors[layer]),
    }))
    .sort((one, other) => one.ratio - other.ratio);
  return first!;
}

function Sample() {
  return (
    <div style={{ display: 'grid', gap: 20, padding: 20 }}>
      <Stat label="Total balance">
        <Amount value="20615.29" scale={2} currency="USD" size="x-large" />
      </Stat>
      <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 12 }}>
        <Button tone="primary" block>
          Deposit
        </Button>
        <Button block>Convert</Button>
      </div>
      <List label="Assets">
        <ListRow
          title="Bitcoin"
          description="BTC"
          start={<CurrencyIcon code="BTC" />}
          figure={<Amount value="12301.94" scale={2} currency="USD" />}
          figureDescription={<Percent value="0.0125" tone="change" size="small" />}
        />
        <ListRow
          title="Ether"
          description="ETH"
          start={<CurrencyIcon code="ETH" />}
          figure={<Amount value="1908.98" scale={2} currency="USD" />}
          figureDescription={<Percent value="-0.0087" tone="change" size="small" />}
        />
      </List>
    </div>
  );
}

/** A brand is one file of colors, corners and typefaces; everything else stays. */
export const Brands: Story = {
  render: () => (
    <Page
      title="Brand"
      lead="The same components in two brands. A brand is one file of colors, corners, and typefaces; what it leaves out keeps Florin’s value. Every pair of colors is measured in every brand and theme."
    >
      {brands.map((brand) => (
        <Group key={brand.name} title={brand.name.replace(/^./u, (letter) => letter.toUpperCase())} columns={300}>
          {themes.map((theme) => (
            <div key={theme} style={{ display: 'grid', alignContent: 'start', gap: 8 }}>
              <ThemeScope theme={theme} brand={brand.name} data-testid={`${brand.name} ${theme}`}>
                <div style={{ border: `1px solid ${vars.color.line}` }}>
                  <Sample />
                </div>
              </ThemeScope>
              {kinds.map((kind) => {
                const { pair, ratio } = weakest(brand, theme, kind);
                return (
                  <Name key={kind}>
                    <span data-contrast={ratio} data-min={minContrast[theme][kind]}>
                      Lowest {kind}: {ratio.toFixed(2)}, {pair}. Needed: {minContrast[theme][kind]}
                    </span>
                  </Name>
                );
              })}
            </div>
          ))}
        </Group>
      ))}
    </Page>
  ),
  async play({ canvas, canvasElement }) {
    const measured = Array.from(canvasElement.querySelectorAll<HTMLElement>('[data-contrast]'), (each) => each.dataset);
    await expect(measured).toHaveLength(brands.length * themes.length * kinds.length);
    await expect(measured.filter((each) => Number(each.contrast) < Number(each.min))).toEqual([]);
    const [accents, corners] = ['--ui-color-accent', '--ui-radius-control'].map(
      (name) =>
        new Set(
          brands.flatMap((brand) =>
            themes.map((theme) =>
              getComputedStyle(canvas.getByTestId(`${brand.name} ${theme}`)).getPropertyValue(name),
            ),
          ),
        ),
    );
    await expect(accents!.size).toBe(brands.length * themes.length);
    await expect(corners!.size).toBe(brands.length);
  },
};
