import { lazy, Suspense } from 'react';
import type { ValueChartProps } from './value-chart.tsx';

const ValueChart = lazy(async () => ({ default: (await import('./value-chart.tsx')).ValueChart }));

/** The line of a value over time. Its code loads when it shows. */
export function ValueLine(props: ValueChartProps) {
  return (
    <Suspense fallback={<ValueLinePlace />}>
      <ValueChart {...props} />
    </Suspense>
  );
}

/** The place of a line that comes later, as high as the chart with its periods, so that nothing moves. */
export function ValueLinePlace() {
  return (
    <div aria-hidden className="flex flex-col gap-1">
      <div className="h-48" />
      <div className="h-target" />
    </div>
  );
}
