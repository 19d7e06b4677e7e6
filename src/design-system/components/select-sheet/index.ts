export type { SelectOption } from './select-option.ts';
export { SelectSheet, type SelectSheetProps } from './select-sheet.tsx';
