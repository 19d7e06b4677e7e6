import { useMemo, useState, type ReactNode } from 'react';
import { useDesignSystem } from '../provider/index.ts';
import { ChartCallout } from './chart-callout.tsx';
import { ChartDrawing, ChartGrid } from './chart-drawing.tsx';
import { ChartFrame, type ChartFrameProps } from './chart-frame.tsx';
import type { ChartPoint, KnownPoint } from './chart-point.ts';
import { ChartScrubber } from './chart-scrubber.tsx';
import { momentFormatter, spansYears, type Resolution } from './format-moment.ts';
import { PointTable, type PointLabels } from './point-table.tsx';
import type { Tick } from './value-scale.ts';
import { useValueText, type ValueFormat } from './value-text.ts';

/** What charts of single values have in common. */
export interface PointChartProps extends ChartFrameProps, ValueFormat {
  /** Oldest first; undefined while loading. */
  points: readonly ChartPoint[] | undefined;
  /** `day` writes dates in UTC, `time` date and time. */
  resolution?: Resolution;
  /** `change` draws gains and losses in their colors. Default `plain`. */
  tone?: 'plain' | 'change';
  /** Draws up to three horizontal lines with their values. Default false. */
  grid?: boolean;
  /** What the callout says: `moment` where `onScrub` shows the value elsewhere. Default `value`. */
  callout?: 'value' | 'moment';
  /** Called with the point that is being read, and with undefined afterward. */
  onScrub?: (point: ChartPoint | undefined) => void;
  /** Texts of the callout and the table. */
  labels: PointLabels;
}

/** Where the points of a chart are. */
export interface PointGeometry {
  /** Points that the scrubber reads. */
  known: readonly KnownPoint[];
  /** Horizontal position of each known point, ascending: 0 to 1. */
  positions: readonly number[];
  ticks: readonly Tick[];
}

interface PointChartBaseProps extends Omit<PointChartProps, 'tone'> {
  /** Undefined while loading. */
  geometry: PointGeometry | undefined;
  /** Writes figures as gains and losses. Default `plain`. */
  figures?: 'plain' | 'change';
  /** In the callout's place while nothing is read. */
  legend?: ReactNode;
  /** Keeps space behind the last point, for its dot. Default false. */
  hasEndRoom?: boolean;
  /** Renders the drawing, by the index of the known point that is being read. */
  children: (index: number | null) => ReactNode;
}

/** A chart of single values around a drawing: frame, grid, scrubber, words, and table. */
export function PointChart({
  geometry,
  points = [],
  resolution = 'time',
  labels,
  onScrub,
  ...props
}: PointChartBaseProps) {
  const { scale, minDigits, currency, sign, unmasked, grid = false, callout = 'value', ...rest } = props;
  const { figures = 'plain', legend, hasEndRoom, children, ...frame } = rest;
  const format = {
    scale,
    minDigits,
    currency,
    sign: sign ?? (figures === 'change' ? 'always' : 'auto'),
    unmasked,
  } as const;
  const { locale } = useDesignSystem();
  const textOf = useValueText(format);
  const momentOf = useMemo(
    () => momentFormatter(locale, { resolution, hasYear: spansYears(points.map(({ at }) => at)) }),
    [locale, resolution, points],
  );
  const [index, setIndex] = useState<number | null>(null);
  const known = geometry?.known ?? [];
  const ticks = grid && geometry ? geometry.ticks : [];
  const valuesOf = ({ value, comparison = null }: KnownPoint): { name?: string; value: string }[] => {
    if (labels.comparison === undefined) return [{ value }];
    const second = comparison === null ? [] : [{ name: labels.comparison, value: comparison }];
    return [{ name: labels.value, value }, ...second];
  };
  const inWords = (at: number) => {
    const point = known[at];
    if (!point) return '';
    const values = valuesOf(point).map(({ name, value }) => (name ? `${name} ${textOf(value)}` : textOf(value)));
    return [...values, momentOf(point.at)].join(', ');
  };
  // There may be fewer points than before.
  const at = index === null ? null : Math.min(index, known.length - 1);
  const read = at === null ? undefined : known[at];
  return (
    <ChartFrame
      {...frame}
      state={known.length > 0 ? 'drawn' : geometry ? 'empty' : 'loading'}
      tableLabel={labels.table}
      table={<PointTable {...{ label: frame.label, points, labels, momentOf, format, tone: figures }} />}
    >
      <ChartDrawing
        callout={callout === 'moment' ? 'moment' : labels.comparison === undefined ? 'value' : 'values'}
        ticks={ticks}
        format={format}
        hasEndRoom={hasEndRoom}
      >
        <ChartScrubber
          label={frame.label}
          positions={geometry?.positions ?? []}
          index={at}
          onChange={(next) => {
            setIndex(next);
            onScrub?.(next === null ? undefined : known[next]);
          }}
          textOf={inWords}
          legend={legend}
          callout={
            read && (
              <ChartCallout
                values={callout === 'moment' ? [] : valuesOf(read)}
                moment={momentOf(read.at)}
                format={format}
                tone={figures}
              />
            )
          }
        >
          <ChartGrid ticks={ticks} />
          {children(read ? at : null)}
        </ChartScrubber>
      </ChartDrawing>
    </ChartFrame>
  );
}
