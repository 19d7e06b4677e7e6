export { MenuSheet, type MenuSheetItem, type MenuSheetProps } from './menu-sheet.tsx';
export { menuSheetVariants } from './menu-sheet.variants.ts';
