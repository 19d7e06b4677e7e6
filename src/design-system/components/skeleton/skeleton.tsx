import type { ReactNode } from 'react';
import type { NativeProps } from '../../theme/native-props.ts';
import { useDesignSystem } from '../provider/index.ts';
import { skeletonClass, type skeletonVariants } from './skeleton.variants.ts';

export interface SkeletonProps extends NativeProps<HTMLSpanElement> {
  /** The shape of the content. Default `text`. */
  shape?: keyof typeof skeletonVariants.shape;
  /** Share of the container. Default: full; a circle is as wide as tall. */
  width?: keyof typeof skeletonVariants.width;
}

/** A placeholder for content. Put it into a SkeletonGroup, which announces loading. */
export function Skeleton({ shape, width = shape === 'circle' ? undefined : 'full', ...native }: SkeletonProps) {
  return <span {...native} aria-hidden className={skeletonClass({ shape, width })} />;
}

export interface SkeletonGroupProps extends NativeProps<HTMLDivElement> {
  children: ReactNode;
}

/** The final layout in Skeletons. */
export function SkeletonGroup({ children, ...native }: SkeletonGroupProps) {
  const { labels } = useDesignSystem();
  return (
    <div {...native} role="status" aria-busy="true" className="flex flex-col gap-3">
      <span className="sr-only">{labels.loading}</span>
      {children}
    </div>
  );
}

export interface SkeletonRowsProps extends NativeProps<HTMLDivElement> {
  /** Number of rows. Default 5. */
  count?: number;
}

/** A loading list. */
export function SkeletonRows({ count = 5, ...native }: SkeletonRowsProps) {
  const { labels } = useDesignSystem();
  return (
    <div {...native} role="status" aria-busy="true">
      <span className="sr-only">{labels.loading}</span>
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
