export type { Candle, CandleInterval } from './candle.ts';
export { CandleChart, type CandleChartProps } from './candle-chart.tsx';
export type { CandleWords } from './candle-table.tsx';
