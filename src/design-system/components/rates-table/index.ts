export { RatesTable, type RatesTableProps } from './rates-table.tsx';
export type { RateRow, RateSort } from './sort-rates.ts';
