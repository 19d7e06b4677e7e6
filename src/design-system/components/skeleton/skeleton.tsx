import type { ReactNode } from 'react';
import { skeletonClass, type skeletonVariants } from './skeleton.variants.ts';

export interface SkeletonProps {
  /** What will stand there. Default `text`. */
  shape?: keyof typeof skeletonVariants.shape;
  /** Of what it stands in. Default: full, a circle as wide as high. */
  width?: keyof typeof skeletonVariants.width;
}

/** A place that content will take. Put it into a SkeletonGroup, which says that something loads. */
export function Skeleton({ shape, width = shape === 'circle' ? undefined : 'full' }: SkeletonProps) {
  return <span aria-hidden className={skeletonClass({ shape, width })} />;
}

export interface SkeletonGroupProps {
  /** "Loading balances". */
  label: string;
  children: ReactNode;
}

/** The final layout in Skeletons. */
export function SkeletonGroup({ label, children }: SkeletonGroupProps) {
  return (
    <div role="status" aria-busy="true" className="flex flex-col gap-3">
      <span className="sr-only">{label}</span>
      {children}
    </div>
  );
}

export interface SkeletonRowsProps {
  label: string;
  /** Default 5. */
  count?: number;
}

/** A list that is on its way. */
export function SkeletonRows({ label, count = 5 }: SkeletonRowsProps) {
  return (
    <div role="status" aria-busy="true">
      <span className="sr-only">{label}</span>
      {Array.from({ length: count }, (_, row) => (
        <div key={row} className="flex min-h-row items-center gap-3 py-2.5 [&+&]:border-t [&+&]:border-line">
          <Skeleton shape="circle" />
          <span className="flex grow flex-col gap-2">
            <Skeleton width="half" />
            <Skeleton width="third" />
          </span>
          <span className="flex w-1/4 flex-col items-end gap-2">
            <Skeleton />
            <Skeleton width="half" />
          </span>
        </div>
      ))}
    </div>
  );
}
