export { FilterBar, type FilterBarProps, type QuickFilter, type MoreFilters } from './filter-bar.tsx';
