import { globalStyle, style, styleVariants, type GlobalStyleRule, type StyleRule } from '@vanilla-extract/css';
import { componentLayer } from './layers.css.ts';

// Every rule of a component goes into its layer: an unlayered rule would beat every utility.
const layered = <Rule>(rule: Rule) => ({ '@layer': { [componentLayer]: rule } });

export const componentStyle = (rule: StyleRule): string => style(layered(rule));

export const componentVariants = <Name extends string>(
  rules: Readonly<Record<Name, StyleRule>>,
): Record<Name, string> => styleVariants(rules, layered<StyleRule>);

/** For elements outside a component, or markup that it doesn't render. */
export const componentGlobalStyle = (selector: string, rule: GlobalStyleRule): void =>
  globalStyle(selector, layered(rule));
