import type { CSSProperties } from 'react';

/** Converts values of vanilla-extract variables to a style prop: `{'var(--x)': '1'}` becomes `{'--x': '1'}`. */
export function assignInlineVars(values: Record<string, string>): CSSProperties {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name.slice(4, -1), value]));
}
