import { createGlobalThemeContract } from '@vanilla-extract/css';
import { colorThemes } from '../tokens/color.ts';
import { duration, easing } from '../tokens/motion.ts';
import { radius, shadow } from '../tokens/shape.ts';
import { space } from '../tokens/space.ts';
import { families, textSizes } from '../tokens/type.ts';

function names<Name extends PropertyKey>(tokens: Readonly<Record<Name, unknown>>): Record<Name, null> {
  return Object.fromEntries(Object.keys(tokens).map((name) => [name, null])) as Record<Name, null>;
}

/** The theme's variables, with stable names (`--ui-color-accent`) that Tailwind can use. */
export const vars = createGlobalThemeContract(
  {
    color: { ...names(colorThemes.light), gain: null, loss: null },
    space: names(space),
    radius: names(radius),
    shadow: names(shadow),
    duration: names(duration),
    easing: names(easing),
    family: names(families),
    safe: { top: null, right: null, bottom: null, left: null },
    leading: names(textSizes),
  },
  (_value, path) => `ui-${path.join('-')}`,
);
