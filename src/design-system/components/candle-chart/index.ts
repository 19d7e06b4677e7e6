export type { Candle, CandleInterval } from './candle.ts';
export { CandleChart, type CandleChartProps } from './candle-chart.tsx';
export type { CandleLabels } from './candle-table.tsx';
