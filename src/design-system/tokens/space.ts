/** Distances, in CSS pixels, on a grid of four. */
export const space = {
  /** The grid: `p-4` is four of these. */
  unit: '4px',
  /** Between content and the edge of a phone: 16 px, and 20 from 390 px on (theme.css.ts). */
  gutter: '16px',
  /** Minimum height and width of touch targets. */
  target: '44px',
  /** Height of fields and large buttons. */
  control: '48px',
  /** Height of a row in a list. */
  row: '64px',
  /** Width of the readable column. */
  column: '560px',
  /** Width of the side rail on wide screens. */
  rail: '208px',
  /** Height of the top bar and of the tab bar, without safe areas. */
  bar: '56px',
} as const;

/** Widths at which the layout changes. */
export const breakpoints = { phone: '390px', tablet: '720px', wide: '1024px', desk: '1280px' } as const;
