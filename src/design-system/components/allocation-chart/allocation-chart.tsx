import type { ReactNode } from 'react';
import type { NativeProps } from '../../theme/native-props.ts';
import { assignInlineVars } from '../../theme/assign-inline-vars.ts';
import { Percent } from '../percent/index.ts';
import { bar, entry, figures, fill, legend, name, part, root, share, swatch } from './allocation-chart.css.ts';
import { largest, shareUnits, wholeUnits, type Weighted } from './shares.ts';

export interface AllocationPart extends Weighted {
  label: string;
  /** Below its percentage: an Amount, size `small`. */
  figure?: ReactNode;
}

export interface AllocationChartProps extends NativeProps<HTMLDivElement> {
  /** Name of the list: "Allocation". */
  label: string;
  /** In any order. Weights are values in one currency; only their shares are drawn, so plain numbers are exact enough. */
  parts: readonly AllocationPart[];
  /** Label of everything after the six largest: "Others". */
  othersLabel: string;
}

const maxParts = 6;
const fills = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'others'] as const;
const fillOf = (index: number) => fill[fills[index] ?? 'others'];

/** The breakdown of a total: the six largest parts and the others. Percentages sum to 100. */
export function AllocationChart({ label, parts, othersLabel, ...native }: AllocationChartProps) {
  const { shown, others } = largest(parts, maxParts);
  const drawn: AllocationPart[] =
    others === null ? shown : [...shown, { id: 'others', label: othersLabel, weight: others }];
  const units = shareUnits(drawn.map(({ weight }) => weight));
  return (
    <div {...native} className={root}>
      <div aria-hidden className={bar}>
        {drawn.map(({ id, weight }, index) =>
          weight > 0 ? (
            <span
              key={id}
              className={`${part} ${fillOf(id === 'others' ? maxParts : index)}`}
              style={assignInlineVars({ [share]: String(units[index]) })}
            />
          ) : null,
        )}
      </div>
      <ul aria-label={label} className={legend}>
        {drawn.map(({ id, label: partLabel, weight, figure }, index) => (
          <li key={id} className={entry}>
            <span aria-hidden className={`${swatch} ${fillOf(id === 'others' ? maxParts : index)}`} />
            <span className={name}>{partLabel}</span>
            <span className={figures}>
              <Share units={units[index] ?? 0} isSome={weight > 0} />
              {figure}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A nonzero share never shows as 0%. */
function Share({ units, isSome }: { units: number; isSome: boolean }) {
  const isDust = isSome && units === 0;
  return (
    <span>
      {isDust && '<'}
      <Percent value={String((isDust ? 1 : units) / wholeUnits)} digits={1} size="small" />
    </span>
  );
}
