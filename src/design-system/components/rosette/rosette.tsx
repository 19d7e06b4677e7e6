import { useMemo } from 'react';
import type { NativeProps } from '../../theme/native-props.ts';
import { rosettePaths } from './rosette-paths.ts';
import { rosetteClass, type rosetteVariants } from './rosette.variants.ts';

export interface RosetteProps extends NativeProps<SVGSVGElement> {
  /** SHA-256 of a record, as 64 hexadecimal digits in lower case. The same hash always draws the same rosette. */
  hash: string;
  /** At most 320 px with a free middle, or 40 px with fewer lines. Default `large`. */
  size?: keyof typeof rosetteVariants.size;
  /** What it shows, where no text beside it says so. Without it the rosette is decorative. */
  label?: string;
}

/** A guilloche, as on banknotes, drawn from a hash: two copies of a record can be compared at a glance. */
export function Rosette({ hash, size, label, ...native }: RosetteProps) {
  const { net, ribbons, beads } = useMemo(() => rosettePaths(hash, size), [hash, size]);
  return (
    <svg
      {...native}
      viewBox="-1000 -1000 2000 2000"
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined}
      className={rosetteClass({ size })}
    >
      <path d={net} className="stroke-accent stroke-(length:--fine)" />
      <path d={ribbons.join('')} className="stroke-gold stroke-(length:--bold)" />
      {beads.length > 0 && <path d={beads.join('')} className="stroke-accent stroke-(length:--fine)" />}
    </svg>
  );
}
