import { create } from 'storybook/theming/create';
import { colourThemes, hex, radius } from '../src/design-system/tokens/index.ts';

/** How Storybook itself looks: in our colours, light or dark as the device asks. */
export function storybookLook() {
  const base = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  const colours = colourThemes[base];
  return create({
    base,
    // As markup, for Storybook shows either a picture or a name.
    brandTitle: '<span class="brand"><img src="./florin.svg" alt="" />Florin</span>',
    brandUrl: './',
    fontBase: "'IBM Plex Sans', system-ui, sans-serif",
    colorPrimary: hex(colours.accent),
    colorSecondary: hex(colours.accent),
    appBg: hex(colours.sunken),
    appContentBg: hex(colours.paper),
    appPreviewBg: hex(colours.paper),
    appBorderColor: hex(colours.line),
    appBorderRadius: Number.parseInt(radius.control, 10),
    textColor: hex(colours.ink),
    textInverseColor: hex(colours['on-accent']),
    textMutedColor: hex(colours.muted),
    barBg: hex(colours.surface),
    barTextColor: hex(colours.muted),
    barHoverColor: hex(colours['accent-strong']),
    barSelectedColor: hex(colours.accent),
    inputBg: hex(colours.surface),
    inputBorder: hex(colours.edge),
    inputTextColor: hex(colours.ink),
    inputBorderRadius: Number.parseInt(radius.control, 10),
  });
}
