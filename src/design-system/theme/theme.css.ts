import { assignVars, globalStyle, type GlobalStyleRule } from '@vanilla-extract/css';
import { florin } from '../tokens/brand.ts';
import { duration, easing } from '../tokens/motion.ts';
import { breakpoints, space } from '../tokens/space.ts';
import { eastAsianFamilies, textSizes, type TextSize } from '../tokens/type.ts';
import { brandRules } from './brand-css.ts';
import { vars } from './contract.css.ts';
import { themeLayer } from './layers.css.ts';

function theme(selector: string, rule: GlobalStyleRule) {
  globalStyle(selector, { '@layer': { [themeLayer]: rule } });
}

theme(':root', {
  vars: {
    ...assignVars(vars.space, space),
    ...assignVars(vars.duration, duration),
    ...assignVars(vars.easing, easing),
    ...assignVars(vars.safe, {
      top: 'env(safe-area-inset-top, 0px)',
      right: 'env(safe-area-inset-right, 0px)',
      bottom: 'env(safe-area-inset-bottom, 0px)',
      left: 'env(safe-area-inset-left, 0px)',
    }),
    ...assignVars(vars.leading, leadings('leading')),
  },
  '@media': {
    [`(min-width: ${breakpoints.phone})`]: { vars: { [vars.space.gutter]: '20px' } },
  },
});
theme(':root:lang(th), :root:lang(hi)', { vars: assignVars(vars.leading, leadings('tallLeading')) });

for (const { selector, media, ...rule } of brandRules(florin)) {
  theme(selector, media === undefined ? rule : { '@media': { [media]: rule } });
}
// As specific as Florin's own rule, so that a brand's family stays.
for (const [tag, family] of Object.entries(eastAsianFamilies)) {
  theme(`:root:where(:lang(${tag}))`, { vars: { [vars.family.text]: family } });
}

// An empty variable lets the value beside it count, a missing one doesn't: so a theme inside a choice of gain colors
// keeps the choice, in its own green and vermilion.
theme(`[data-gain='red']`, { vars: { '--ui-red-gains': ' ' } });
theme(`[data-gain='green']`, { vars: { '--ui-red-gains': 'initial' } });
theme(':root, [data-theme], [data-brand], [data-gain]', {
  vars: {
    '--ui-red-gain': `var(--ui-red-gains) ${vars.color.vermilion}`,
    '--ui-green-loss': `var(--ui-red-gains) ${vars.color.green}`,
    [vars.color.gain]: `var(--ui-red-gain, ${vars.color.green})`,
    [vars.color.loss]: `var(--ui-green-loss, ${vars.color.vermilion})`,
  },
});

/** Line height of each text size. */
function leadings(kind: 'leading' | 'tallLeading'): Record<TextSize, string> {
  return Object.fromEntries(Object.entries(textSizes).map(([name, size]) => [name, size[kind]])) as Record<
    TextSize,
    string
  >;
}
