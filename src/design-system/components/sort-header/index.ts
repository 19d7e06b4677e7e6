export { SortHeader, type SortDirection, type SortHeaderProps } from './sort-header.tsx';
export { sortHeaderVariants } from './sort-header.variants.ts';
