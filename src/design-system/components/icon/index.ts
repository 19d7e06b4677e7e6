export { Icon, type IconProps } from './icon.tsx';
export { iconVariants } from './icon.variants.ts';
