import { memo, useId } from 'react';
import { areaUnder, curveThrough } from '../chart/index.ts';
import { drawnSize, type LineGeometry } from './line-geometry.ts';

interface LinePlotProps {
  geometry: LineGeometry;
  /** Draws the area below the line. */
  fill: boolean;
  /** Draws the first value as a dotted line. */
  hasStart: boolean;
}

const pen = {
  fill: 'none',
  vectorEffect: 'non-scaling-stroke',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

/** The drawing, stretched to its place. Memoized: a scrubber moves over it up to 60 times a second. */
export const LinePlot = memo(function LinePlot({ geometry, fill, hasStart }: LinePlotProps) {
  const gradient = useId();
  const { segments, comparison, start } = geometry;
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${drawnSize} ${drawnSize}`}
      preserveAspectRatio="none"
      className="block size-full overflow-visible"
    >
      <linearGradient id={gradient} x1="0" x2="0" y1="0" y2={drawnSize} gradientUnits="userSpaceOnUse">
        <stop offset="0" stopColor="currentColor" stopOpacity=".2" />
        <stop offset="1" stopColor="currentColor" stopOpacity="0" />
      </linearGradient>
      {fill && <path d={segments.map((spots) => areaUnder(spots, drawnSize)).join('')} fill={`url(#${gradient})`} />}
      {hasStart && (
        <path {...pen} d={`M0 ${start}H${drawnSize}`} className="stroke-edge" strokeWidth="1" strokeDasharray="1 5" />
      )}
      <path
        {...pen}
        d={comparison.map(curveThrough).join('')}
        className="stroke-edge"
        strokeWidth="1.5"
        strokeDasharray="4 4"
      />
      <path {...pen} d={segments.map(curveThrough).join('')} stroke="currentColor" strokeWidth="2" />
    </svg>
  );
});
