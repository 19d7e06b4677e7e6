export { IconButton, type IconButtonProps } from './icon-button.tsx';
export { iconButtonVariants } from './icon-button.variants.ts';
