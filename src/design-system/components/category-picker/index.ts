export { categoryGroups, type Category, type CategoryGroup } from './categories.ts';
export type { CategoryOffer, CategoryLabels } from './category-option.tsx';
export { CategoryPicker, type CategoryPickerProps } from './category-picker.tsx';
