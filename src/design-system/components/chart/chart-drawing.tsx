import type { ReactNode } from 'react';
import { assignInlineVars } from '../../theme/assign-inline-vars.ts';
import { amountText } from '../amount/index.ts';
import { useDesignSystem } from '../provider/index.ts';
import { axis, drawing, tickLabel, tickLine, tickPlace } from './chart.css.ts';
import type { ValueFormat } from './value-text.ts';
import type { Tick } from './value-scale.ts';

interface ChartDrawingProps {
  /** What the callout says: reserves its space. */
  callout: keyof typeof drawing;
  /** Values beside the drawing; none without a grid. */
  ticks: readonly Tick[];
  /** How the values beside the drawing are written. */
  format: ValueFormat;
  /** Keeps space behind the last point, for its dot. Default false. */
  hasEndRoom?: boolean;
  /** A ChartScrubber. */
  children: ReactNode;
}

/** A drawing and the values of its grid lines. */
export function ChartDrawing({ callout, ticks, format, hasEndRoom = false, children }: ChartDrawingProps) {
  const { locale, maskAmounts } = useDesignSystem();
  const isMasked = maskAmounts && !format.unmasked;
  const text = (value: string) => amountText(value, { locale, scale: format.scale, minDigits: 0, notation: 'compact' });
  return (
    <div className={`${drawing[callout]} ${hasEndRoom ? 'pe-3' : ''}`}>
      {children}
      {ticks.length > 0 && !isMasked && (
        <div aria-hidden translate="no" className={axis}>
          {ticks.map(({ value, place }) => (
            <span key={value} className={`${tickLabel} text-12 text-muted`} style={placed(place)}>
              {text(value)}
            </span>
          ))}
        </div>
      )}
    </div>
  );
}

/** Grid lines, inside the ChartScrubber. */
export function ChartGrid({ ticks }: Pick<ChartDrawingProps, 'ticks'>) {
  return ticks.map(({ value, place }) => <span key={value} className={tickLine} style={placed(place)} />);
}

const placed = (place: number) => assignInlineVars({ [tickPlace]: String(place) });
