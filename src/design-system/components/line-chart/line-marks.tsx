import { assignInlineVars } from '../../theme/assign-inline-vars.ts';
import { dimmed } from '../chart/index.ts';
import { dot, dotX, dotY, halo, livePoint } from './line-chart.css.ts';
import type { LineGeometry } from './line-geometry.ts';
import { LinePlot } from './line-plot.tsx';

interface LineMarksProps {
  geometry: LineGeometry;
  tone: 'plain' | 'change';
  fill: boolean;
  live: boolean;
  index: number | null;
}

const tones = { plain: 'text-accent', none: 'text-muted', gain: 'text-gain', loss: 'text-loss' };

/** The line, its last point, and the point that is being read. */
export function LineMarks({ geometry, tone, fill, live, index }: LineMarksProps) {
  const { known, positions, place, direction } = geometry;
  const spot = (at: number) =>
    assignInlineVars({ [dotX]: String(positions[at] ?? 0), [dotY]: String(place(known[at]?.value ?? '0')) });
  const last = known.length - 1;
  return (
    <div className={tones[tone === 'change' ? direction : 'plain']}>
      <div className={`absolute inset-0 ${index === null ? '' : dimmed}`}>
        <LinePlot geometry={geometry} fill={fill} hasStart={tone === 'change'} />
      </div>
      {live && (
        <>
          <span className={`${halo} animate-pulse`} style={spot(last)} />
          <span className={livePoint} style={spot(last)} />
        </>
      )}
      {index !== null && <span className={dot} style={spot(index)} />}
    </div>
  );
}
