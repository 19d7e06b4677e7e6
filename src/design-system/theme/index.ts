// The only import for styles: fonts, variables, reset, keyframes, utilities.
import './fonts.css';
import './theme.css.ts';
import './reset.css.ts';
import './forced-colors.css.ts';
import './keyframes.css.ts';
import './paper.css';
import './print.css.ts';
import './tailwind.css';

export { brandCss } from './brand-css.ts';
export { vars } from './contract.css.ts';
