import { create } from 'storybook/theming/create';
import { colorThemes, hex, radius } from '../src/design-system/tokens/index.ts';

/** Storybook in our colors, light or dark as the device prefers. */
export function storybookTheme() {
  const base = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  const colors = colorThemes[base];
  return create({
    base,
    // As markup, because Storybook shows either an image or a name.
    brandTitle: '<span class="brand"><img src="./florin.svg" alt="" />Florin</span>',
    brandUrl: './',
    fontBase: "'IBM Plex Sans', system-ui, sans-serif",
    colorPrimary: hex(colors.accent),
    colorSecondary: hex(colors.accent),
    appBg: hex(colors.sunken),
    appContentBg: hex(colors.paper),
    appPreviewBg: hex(colors.paper),
    appBorderColor: hex(colors.line),
    appBorderRadius: Number.parseInt(radius.control, 10),
    textColor: hex(colors.ink),
    textInverseColor: hex(colors['on-accent']),
    textMutedColor: hex(colors.muted),
    barBg: hex(colors.surface),
    barTextColor: hex(colors.muted),
    barHoverColor: hex(colors['accent-strong']),
    barSelectedColor: hex(colors.accent),
    inputBg: hex(colors.surface),
    inputBorder: hex(colors.edge),
    inputTextColor: hex(colors.ink),
    inputBorderRadius: Number.parseInt(radius.control, 10),
  });
}
