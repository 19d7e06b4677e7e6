import { assignVars, globalStyle, type GlobalStyleRule } from '@vanilla-extract/css';
import { colorThemes } from '../tokens/index.ts';
import { componentLayer } from './layers.css.ts';
import { vars } from './contract.css.ts';

/** Ink on white, whatever the theme of the screen. */
const { light } = colorThemes;
export const inkOnPaper = assignVars(vars.color, { ...light, gain: light.green, loss: light.vermilion });

const page = ':root:has([data-paper])';
const print = (selector: string, rule: GlobalStyleRule): void =>
  globalStyle(selector, { '@layer': { [componentLayer]: { '@media': { print: rule } } } });

// A page with a document, marked `data-paper`, prints the document alone: what is around it takes no space, and what is
// beside it is gone.
print('[data-paper]', { vars: inkOnPaper, color: vars.color.ink });
print(`${page} body :not([data-paper], [data-paper] *, :has([data-paper]))`, { display: 'none !important' });
print(`${page}, ${page} :has([data-paper])`, {
  position: 'static !important' as 'static',
  display: 'block !important',
  overflow: 'visible !important',
  width: 'auto !important',
  maxWidth: 'none !important',
  minHeight: '0 !important',
  maxHeight: 'none !important',
  margin: '0 !important',
  padding: '0 !important',
  border: 'none !important',
  outline: 'none !important',
  transform: 'none !important',
  background: 'none !important',
  boxShadow: 'none !important',
  animation: 'none !important',
  colorScheme: 'light !important',
});
