import type { StyleRule } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/component-style.ts';
import { space, textSizes, weights } from '../../tokens/index.ts';

const text = (size: keyof typeof textSizes) => ({
  fontSize: textSizes[size].size,
  lineHeight: vars.leading[size],
  letterSpacing: textSizes[size].tracking,
});

export const root = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: 4,
  minWidth: 0,
  containerType: 'inline-size',
});

/** The question, and the edge if it is the same for all. */
export const header = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: 16,
});

export const sharedEdge = componentStyle({ ...text('14'), color: vars.color.muted });

export const title = componentStyle({ ...text('16'), fontWeight: weights.medium });

export const note = componentStyle({
  ...text('14'),
  color: vars.color.muted,
  selectors: { '&[data-disabled]': { color: vars.color.caution } },
});

// Columns depend on the width in em, so that large text gets fewer: one, two from 272 px, four from 480 px.
const two = '(min-width: 17rem)';
const four = '(min-width: 30rem)';

export const grid = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 8,
  '@container': {
    [two]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [four]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
});

/** A heading and its options, on a subgrid so that neighbors align. */
export const group = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'subgrid',
  gridTemplateRows: 'subgrid',
  gridRow: 'span 3',
  '@container': {
    [two]: { gridColumn: 'span 2', gridRow: 'span 2' },
  },
});

export const wideGroup = componentStyle({
  gridRow: 'span 5',
  '@container': {
    [two]: { gridRow: 'span 3' },
    [four]: { gridRow: 'span 2', gridColumn: 'span 4' },
  },
});

export const heading = componentStyle({
  ...text('12'),
  gridColumn: '1 / -1',
  alignSelf: 'end',
  paddingBlockStart: 8,
  color: vars.color.muted,
});

export const option = componentStyle({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: 2,
  minWidth: 0,
  minHeight: space.target,
  padding: '10px 12px',
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surface,
  transition: `background-color ${vars.duration.quick}`,
  selectors: {
    '&:hover': { backgroundColor: vars.color.sunken },
    '&[data-disabled]': { color: vars.color.muted, backgroundColor: 'transparent' },
    '&:has(> input:checked)': { backgroundColor: vars.color['accent-quiet'] },
  },
});

/** The native radio button is the frame: it takes every click, and its border shows choice and focus. */
export const frame = componentStyle({
  position: 'absolute',
  inset: 0,
  appearance: 'none',
  borderRadius: vars.radius.card,
  border: `1px solid ${vars.color.edge}`,
  cursor: 'pointer',
  selectors: {
    '&:checked': { border: `2px solid ${vars.color.accent}` },
    '&[aria-disabled=true]': { borderStyle: 'dashed', cursor: 'not-allowed' },
  },
});

const above: StyleRule = { position: 'relative', pointerEvents: 'none' };

export const head = componentStyle({ ...above, display: 'flex', justifyContent: 'space-between', gap: 8 });

export const name = componentStyle({ ...text('14'), minWidth: 0, fontWeight: weights.medium });

export const figures = componentStyle({
  ...above,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: 8,
  rowGap: 4,
  paddingBlockEnd: 2,
});

export const multiplier = componentStyle({
  ...text('20'),
  fontWeight: weights.medium,
  fontVariantNumeric: 'lining-nums tabular-nums slashed-zero',
});

export const details = componentStyle({ ...above, display: 'flex', flexDirection: 'column', gap: 2, ...text('12') });

export const detail = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: 8,
});

export const detailLabel = componentStyle({ color: vars.color.muted, hyphens: 'auto' });

export const reason = componentStyle({ ...above, ...text('12'), paddingBlockStart: 4, color: vars.color.caution });

/** Empty, a check when chosen, a bar when disabled: shapes differ, not only colors. */
export const mark = componentStyle({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: 18,
  height: 18,
  borderRadius: vars.radius.round,
  border: `1px solid ${vars.color.edge}`,
  color: 'transparent',
  selectors: {
    [`${frame}:checked ~ ${head} > &`]: {
      borderColor: vars.color.accent,
      backgroundColor: vars.color.accent,
      color: vars.color['on-accent'],
    },
    [`${option}[data-disabled] > ${frame}:not(:checked) ~ ${head} > &`]: {
      borderStyle: 'none',
      color: vars.color.muted,
    },
  },
  '@media': { '(forced-colors: active)': { forcedColorAdjust: 'none' } },
});

/** Ten places for the ten last digits; winning ones are taller. */
export const digits = componentStyle({ display: 'flex', alignItems: 'flex-end', gap: 2, height: '0.875rem' });

export const digit = componentStyle({
  width: '0.1875rem',
  height: '0.3125rem',
  borderRadius: 1,
  backgroundColor: vars.color.edge,
  selectors: { '&[data-wins]': { height: '0.875rem', backgroundColor: vars.color.accent } },
  '@media': { '(forced-colors: active)': { forcedColorAdjust: 'none' } },
});
