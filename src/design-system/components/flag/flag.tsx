import { lazy, Suspense } from 'react';
import type { NativeProps } from '../../theme/native-props.ts';
import { flagClass, type flagVariants } from './flag.variants.ts';

const FlagPicture = lazy(async () => ({ default: (await import('./flag-picture.tsx')).FlagPicture }));

export interface FlagProps extends NativeProps<HTMLSpanElement> {
  /** ISO 3166-1 alpha-2: `DE`. An unknown code shows a globe. */
  code: string;
  /** 24 x 16 and 36 x 24 px. Default `small`. */
  size?: keyof typeof flagVariants.size;
  /** `round` fills its container with a circle and has no size of its own. Default `upright`. */
  shape?: keyof typeof flagVariants.shape;
  /** The country's name, if no text beside the flag says it. Without it the flag is decorative. */
  label?: string;
}

/** The flag of a country or region. Reserves its space while loading. */
export function Flag({ code, size, shape, label, ...native }: FlagProps) {
  return (
    <span {...native} className={flagClass({ size: shape === 'round' ? null : size, shape })}>
      <Suspense>
        <FlagPicture code={code} label={label} />
      </Suspense>
    </span>
  );
}
