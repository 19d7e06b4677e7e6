import { type GlobalStyleRule } from '@vanilla-extract/css';
import { componentGlobalStyle, componentStyle } from '../../theme/component-style.ts';
import { vars } from '../../theme/contract.css.ts';
import { textSizes, weights } from '../../tokens/index.ts';

export const prose = componentStyle({ fontSize: textSizes[16].size, overflowWrap: 'anywhere', textWrap: 'pretty' });

const inside = (selector: string, rule: GlobalStyleRule): void => componentGlobalStyle(`${prose} ${selector}`, rule);

inside('> * + *', { marginBlockStart: 12 });
inside(':is(h2, h3, h4)', { fontWeight: weights.medium, textWrap: 'balance' });
inside('h2', { fontSize: textSizes[20].size, lineHeight: vars.leading['20'] });
inside('> * + :is(h2, h3, h4)', { marginBlockStart: 28 });
inside(':is(ul, ol)', { paddingInlineStart: 24 });
inside('ul', { listStyle: 'disc' });
inside('ol', { listStyle: 'decimal' });
inside('li + li', { marginBlockStart: 4 });
inside('li::marker', { color: vars.color.muted });
inside('a', { color: vars.color.accent, textDecoration: 'underline', textUnderlineOffset: 4 });
inside('dt', { fontWeight: weights.medium });
inside('dd + dt', { marginBlockStart: 12 });
inside(':is(strong, b)', { fontWeight: weights.medium });
inside('blockquote', {
  paddingInlineStart: 16,
  borderInlineStart: `2px solid ${vars.color.line}`,
  color: vars.color.muted,
});
inside(':is(pre, code)', { backgroundColor: vars.color.sunken, borderRadius: vars.radius.small, paddingInline: 4 });
inside('pre', { padding: 12, whiteSpace: 'pre-wrap' });
inside('hr', { height: 1, backgroundColor: vars.color.line, marginBlock: 24 });
inside('img', { height: 'auto', borderRadius: vars.radius.control });
inside('[data-table]', { overflowX: 'auto' });
// Words in tables don't break: the table scrolls instead.
inside('table', { width: '100%', overflowWrap: 'break-word' });
inside(':is(td, th)', {
  paddingBlock: 8,
  paddingInlineEnd: 12,
  textAlign: 'start',
  borderBlockEnd: `1px solid ${vars.color.line}`,
});
inside(':is(td, th):last-child', { paddingInlineEnd: 0 });
inside('th', { fontSize: textSizes[14].size, fontWeight: weights.medium, color: vars.color.muted });

const onPaper = (selector: string, rule: GlobalStyleRule): void => inside(selector, { '@media': { print: rule } });

// No heading at the end of a sheet, no line alone.
onPaper(':is(h2, h3, h4, dt)', { breakAfter: 'avoid' });
onPaper(':is(p, li, dd)', { orphans: 3, widows: 3 });
onPaper(':is(tr, blockquote, pre, img)', { breakInside: 'avoid' });
onPaper('[data-table]', { overflow: 'visible' });
// Nobody can press a link on paper: it says where it leads. The site's own address is above the text.
onPaper(':is(a[href^="http"], a[href^="/"])::after', { content: '" (" attr(href) ")"', overflowWrap: 'anywhere' });
