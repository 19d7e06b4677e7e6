import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { baseLayer } from './layers.css.ts';

function base(selector: string, rule: GlobalStyleRule) {
  globalStyle(selector, { '@layer': { [baseLayer]: rule } });
}

// `border: 0 solid` lets border utilities set only a width.
base('*, ::before, ::after', { boxSizing: 'border-box', margin: 0, padding: 0, border: '0 solid' });
// Important, so that it applies to every animation.
base('*, ::before, ::after', {
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      animationDuration: '0.01ms !important',
      animationDelay: '0s !important',
      animationIterationCount: '1 !important',
      transitionDuration: '0.01ms !important',
      scrollBehavior: 'auto !important' as 'auto',
    },
  },
});
// Break Japanese between phrases rather than inside words.
base(':lang(ja)', { wordBreak: 'auto-phrase', lineBreak: 'strict' });
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
base('body', { minHeight: '100dvh', overflowWrap: 'anywhere' });
base(':root[data-standalone=apple] body', { minHeight: '95vh' });
base('h1, h2, h3, h4, h5, h6', { fontSize: 'inherit', fontWeight: 'inherit' });
base('ol, ul, menu', { listStyle: 'none' });
base('a', { color: 'inherit', textDecoration: 'inherit' });
base('img, svg, video, canvas', { display: 'block', maxWidth: '100%' });
base('svg', { flexShrink: 0 });
base('button, input, select, textarea', {
  font: 'inherit',
  fontVariantNumeric: 'inherit',
  letterSpacing: 'inherit',
  color: 'inherit',
  background: 'none',
  borderRadius: 0,
});
base('button, summary, label, [role="tab"]', { cursor: 'pointer', touchAction: 'manipulation' });
base(':disabled', { cursor: 'not-allowed' });
base('textarea', { resize: 'vertical' });
base('::placeholder', { color: vars.color.muted, opacity: 1 });
base('::-webkit-search-cancel-button', { display: 'none' });
base('table', { borderCollapse: 'collapse' });
base('[hidden]:where(:not([hidden="until-found"]))', { display: 'none !important' });
base(':focus-visible', { outline: `2px solid ${vars.color.accent}`, outlineOffset: '2px' });
base('::selection', { backgroundColor: vars.color['accent-quiet'] });
