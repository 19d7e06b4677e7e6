import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { vars } from '#design-system/theme';
import {
  colorsOf,
  colorThemes,
  florin,
  contrast,
  contrastPairs,
  minContrast,
  type ColorName,
  type ColorTheme,
  type ThemeName,
} from '#design-system/tokens';
import { brands } from '../brands/index.ts';
import { Group, Name, Page, wholePage } from './page.tsx';

const meta = { tags: ['!autodocs'], globals: wholePage } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const themes = Object.keys(colorThemes) as ThemeName[];
const names = Object.keys(colorThemes.light) as ColorName[];

/** The palettes of the brand that the toolbar names. */
function palettesOf(name: unknown): Record<ThemeName, ColorTheme> {
  const brand = brands.find((each) => each.name === name) ?? florin;
  return Object.fromEntries(themes.map((theme) => [theme, colorsOf(brand, theme)])) as Record<ThemeName, ColorTheme>;
}

/** Every color of the brand in every theme, whatever theme the page is seen in. */
export const Colors: Story = {
  render: (_args, { globals }) => {
    const palettes = palettesOf(globals.brand);
    return (
      <Page
        title="Color"
        lead="Warm paper and ink, hairlines instead of boxes, and one accent for what can be pressed. Gold is for the mark alone. Gain and loss are told by sign and shape as well, and swap where a language reads red as up."
      >
        <Group title="Names" columns={156}>
          {names.map((name) => (
            <div key={name} style={{ display: 'grid', gap: 4 }}>
              <div
                style={{
                  display: 'flex',
                  height: 48,
                  overflow: 'hidden',
                  borderRadius: 8,
                  border: `1px solid ${vars.color.line}`,
                }}
              >
                {themes.map((theme) => (
                  <div key={theme} style={{ flex: 1, background: palettes[theme][name] }} />
                ))}
              </div>
              <div style={{ fontSize: '0.875rem', lineHeight: vars.leading['14'], fontWeight: 500 }}>{name}</div>
              {themes.map((theme) => (
                <Name key={theme}>{palettes[theme][name]}</Name>
              ))}
            </div>
          ))}
        </Group>
      </Page>
    );
  },
};

/** Each pair that components use, measured (WCAG 2.2): 4.5 for text, 3 for meaningful lines. */
export const Contrast: Story = {
  render: (_args, { globals }) => {
    const palettes = palettesOf(globals.brand);
    return (
      <Page title="Contrast" lead="Every pair that a component draws, in every theme, and what it reaches at least.">
        <Group title="Pairs" columns={320}>
          {contrastPairs.map(([foreground, background, kind, layer]) => (
            <div key={`${foreground} ${background} ${layer}`} style={{ display: 'grid', gap: 4 }}>
              <div style={{ display: 'flex', gap: 8 }}>
                {themes.map((theme) => {
                  const [ink, ground] = [palettes[theme][foreground], palettes[theme][background]];
                  const over = layer && palettes[theme][layer];
                  const ratio = contrast(ink, ground, over);
                  return (
                    <div
                      key={theme}
                      data-contrast={ratio}
                      data-min={minContrast[theme][kind]}
                      style={{
                        flex: 1,
                        padding: '10px 12px',
                        borderRadius: 8,
                        fontSize: '0.875rem',
                        lineHeight: vars.leading['14'],
                        background: over ? `linear-gradient(${over} 0 0), ${ground}` : ground,
                        color: kind === 'text' ? ink : palettes[theme].ink,
                        border: `1px solid ${kind === 'text' ? palettes[theme].line : ink}`,
                      }}
                    >
                      {theme} {ratio.toFixed(2)}
                    </div>
                  );
                })}
              </div>
              <Name>
                {foreground} on {background}, {kind}
                {layer && `, ${layer}`}
              </Name>
            </div>
          ))}
        </Group>
      </Page>
    );
  },
  async play({ canvasElement }) {
    const pairs = Array.from(canvasElement.querySelectorAll<HTMLElement>('[data-contrast]'), ({ dataset }) => dataset);
    await expect(pairs).toHaveLength(contrastPairs.length * themes.length);
    await expect(pairs.filter(({ contrast, min }) => Number(contrast) < Number(min))).toEqual([]);
  },
};
