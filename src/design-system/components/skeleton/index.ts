export {
  Skeleton,
  SkeletonGroup,
  SkeletonRows,
  type SkeletonGroupProps,
  type SkeletonProps,
  type SkeletonRowsProps,
} from './skeleton.tsx';
export { skeletonVariants } from './skeleton.variants.ts';
