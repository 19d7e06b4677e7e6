import { memo } from 'react';
import { assignInlineVars } from '../../theme/assign-inline-vars.ts';
import { bar, barHeight, bars, barTop, column, side, toned, zero, zeroLine } from './bar-chart.css.ts';
import type { BarGeometry } from './bar-geometry.ts';

interface BarsProps {
  geometry: BarGeometry;
  tone: 'plain' | 'change';
  /** Index of the known bar that is being read; the others step back. */
  index: number | null;
}

/** The drawing. Elements rather than a stretched path, so that corners stay round. */
export const Bars = memo(function Bars({ geometry, tone, index }: BarsProps) {
  const current = index === null ? undefined : geometry.known[index];
  return (
    <>
      <div className={bars} data-scrubbing={index !== null || undefined}>
        {geometry.bars.map((each, place) => (
          <span key={each?.point.at ?? place} className={column}>
            {each && (
              <span
                className={`${bar} ${side[each.direction]} ${tone === 'plain' ? toned.plain : toned.change[each.direction]}`}
                data-current={each.point === current || undefined}
                style={assignInlineVars({ [barTop]: String(each.top), [barHeight]: String(each.height) })}
              />
            )}
          </span>
        ))}
      </div>
      <span className={zero} style={assignInlineVars({ [zeroLine]: String(geometry.zero) })} />
    </>
  );
});
