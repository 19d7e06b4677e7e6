import type { ComponentPropsWithRef } from 'react';
import { headingClass, type headingVariants } from './text.variants.ts';

export interface HeadingProps extends Omit<ComponentPropsWithRef<'h2'>, 'className' | 'style'> {
  /** Its place in the outline of the page, whatever its size. */
  level: 1 | 2 | 3 | 4 | 5 | 6;
  /** 16, 20, 28 and 40 px. Default `medium`. */
  size?: keyof typeof headingVariants.size;
  /** The side it starts from. Default `start`. */
  align?: 'start' | 'center';
}

/** A title. For the title of a part of a screen use Section, which names the part too. */
export function Heading({ level, size, align, ...native }: HeadingProps) {
  const Element = `h${level}` as const;
  return <Element {...native} className={headingClass({ size, align })} />;
}
