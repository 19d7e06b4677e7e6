export { AllocationChart, type AllocationPart, type AllocationChartProps } from './allocation-chart.tsx';
