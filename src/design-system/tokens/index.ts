export { colorsOf, florin, type Brand } from './brand.ts';
export {
  colorThemes,
  contrastPairs,
  minContrast,
  pressedGrounds,
  type ColorName,
  type ColorTheme,
  type ContrastKind,
  type ContrastPair,
  type ThemeName,
} from './color.ts';
export { contrast, hex, isInGamut } from './contrast.ts';
export { iconSizes, type IconSize } from './icon.ts';
export { cascadeLayers, layers } from './layers.ts';
export { duration, easing } from './motion.ts';
export { radius, shadow } from './shape.ts';
export { breakpoints, space } from './space.ts';
export { eastAsianFamilies, families, textSizes, weights, type TextSize } from './type.ts';
