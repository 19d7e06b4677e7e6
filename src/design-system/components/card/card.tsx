import type { ReactNode } from 'react';
import type { NativeProps } from '../../theme/native-props.ts';
import { cardClass, type cardVariants } from './card.variants.ts';

export interface CardProps extends NativeProps<HTMLDivElement> {
  /** Its background: `quiet` is sunken, `outlined` has a line only. Default `plain`. */
  tone?: keyof typeof cardVariants.tone;
  /** `none` where rows or an image reach the edge. Default `normal`. */
  padding?: keyof typeof cardVariants.padding;
  children: ReactNode;
}

/** Groups what belongs together. For parts of a screen use Section: hairlines rather than boxes. */
export function Card({ tone, padding, children, ...native }: CardProps) {
  return (
    <div {...native} className={cardClass({ tone, padding })}>
      {children}
    </div>
  );
}
