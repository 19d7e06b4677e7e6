import { Fragment } from 'react';
import { assignInlineVars } from '../../theme/assign-inline-vars.ts';
import { dimmed, type KnownPoint } from '../chart/index.ts';
import { dot, dotX, dotY, halo, livePoint, mark, markRule } from './line-chart.css.ts';
import type { LineGeometry } from './line-geometry.ts';
import { LinePlot } from './line-plot.tsx';

interface LineMarksProps {
  geometry: LineGeometry;
  marks: readonly KnownPoint[] | undefined;
  tone: 'plain' | 'change';
  fill: boolean;
  live: boolean;
  index: number | null;
}

const tones = { plain: 'text-accent', none: 'text-muted', gain: 'text-gain', loss: 'text-loss' };

/** The line, its last point, and the point that is being read. */
export function LineMarks({ geometry, marks = [], tone, fill, live, index }: LineMarksProps) {
  const { known, positions, positionOf, place, direction } = geometry;
  const placed = (x: number, value: string) => assignInlineVars({ [dotX]: String(x), [dotY]: String(place(value)) });
  const spot = (at: number) => placed(positions[at] ?? 0, known[at]?.value ?? '0');
  const last = known.length - 1;
  return (
    <div className={tones[tone === 'change' ? direction : 'plain']}>
      <div className={`absolute inset-0 ${index === null ? '' : dimmed}`}>
        <LinePlot geometry={geometry} fill={fill} hasStart={tone === 'change'} />
        {marks.map(({ at, value }) => (
          <Fragment key={at}>
            <span className={markRule} style={placed(positionOf(at), value)} />
            <span className={mark} style={placed(positionOf(at), value)} />
          </Fragment>
        ))}
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
