import { createGlobalVar, globalStyle, type GlobalStyleRule } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { baseLayer } from './layers.css.ts';
import { pressable, pressed } from './pressable.ts';

function base(selector: string, rule: GlobalStyleRule) {
  globalStyle(selector, { '@layer': { [baseLayer]: rule } });
}

// `border: 0 solid` lets border utilities set only a width.
base('*, ::before, ::after', { boxSizing: 'border-box', margin: 0, padding: 0, border: '0 solid' });
// Important, so that it applies to every animation. Not zero, as their ends are waited for.
base('*, ::before, ::after', {
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      animationDuration: '0.01ms !important',
      animationDelay: '0s !important',
      animationIterationCount: '1 !important',
      // Not almost zero: every property would change a frame late, and what is measured at once would be wrong.
      transitionDuration: '0s !important',
      scrollBehavior: 'auto !important' as 'auto',
    },
  },
});
// Break Japanese between phrases rather than inside words.
base(':lang(ja)', { wordBreak: 'auto-phrase', lineBreak: 'strict' });
// Korean has spaces; without this a line may end after any syllable.
base(':lang(ko)', { wordBreak: 'keep-all' });
base('html', {
  fontFamily: vars.family.text,
  // The slashed zero is for figures only: in a sentence it looks like a misprint.
  fontVariantNumeric: 'lining-nums tabular-nums',
  fontSynthesis: 'none',
  lineHeight: vars.leading['16'],
  color: vars.color.ink,
  backgroundColor: vars.color.paper,
  WebkitTextSizeAdjust: '100%',
  WebkitTapHighlightColor: 'transparent',
  WebkitFontSmoothing: 'antialiased',
});
// A scope inside the page draws its own ground and text: inherited colors are those of the theme around it.
base('[data-theme], [data-brand]', {
  fontFamily: vars.family.text,
  color: vars.color.ink,
  backgroundColor: vars.color.paper,
});
base('body', { minHeight: '100dvh', overflowWrap: 'anywhere' });
base(':root[data-standalone=apple] body', { minHeight: '95vh' });
base('h1, h2, h3, h4, h5, h6', { fontSize: 'inherit', fontWeight: 'inherit' });
// Not `none`: Safari would no longer call it a list.
base('ol, ul, menu', { listStyleType: "''" });
base('a', { color: 'inherit', textDecoration: 'inherit' });
base('img, svg, video, canvas', { display: 'block', maxWidth: '100%' });
base('svg', { flexShrink: 0 });
base('button, input, select, textarea', {
  font: 'inherit',
  fontVariantNumeric: 'inherit',
  letterSpacing: 'inherit',
  color: 'inherit',
  backgroundColor: 'transparent',
  borderRadius: 0,
});
base(`${pressable}, label`, { cursor: 'pointer', touchAction: 'manipulation' });
base(':disabled', { cursor: 'not-allowed' });

// What is pressed gets a tone over its own ground at once, which fades on release. Registered, so that it does.
const tone = createGlobalVar('ui-tone', { syntax: '<color>', inherits: false, initialValue: 'transparent' });
const soon = `${vars.duration.quick} ${vars.easing.out}`;
base(`${pressable}:not(:has([data-press-ground])), [data-press-ground]`, {
  backgroundImage: `linear-gradient(${tone} 0 0)`,
  transition: `color ${soon}, background-color ${soon}, border-color ${soon}, --ui-tone ${vars.duration.slow} ${vars.easing.out}`,
});
base(`${pressed}, ${pressed} [data-press-ground]`, { vars: { [tone]: vars.color.pressed }, transitionDuration: '0s' });

base('textarea', { resize: 'vertical' });
base('::placeholder', { color: vars.color.muted, opacity: 1 });
base('::-webkit-search-cancel-button', { display: 'none' });
base('table', { borderCollapse: 'collapse' });
base('[hidden]:where(:not([hidden="until-found"]))', { display: 'none !important' });
base(':focus-visible', { outline: `2px solid ${vars.color.accent}`, outlineOffset: '2px' });
base('::selection', { backgroundColor: vars.color['accent-quiet'] });
