import type { ComponentPropsWithRef, ElementType } from 'react';
import { inlineClass, stackClass, type inlineVariants, type stackVariants } from './stack.variants.ts';

type Tag = 'div' | 'span' | 'section' | 'ul' | 'ol' | 'li' | 'dl' | 'form';

type Native<As extends Tag> = Omit<ComponentPropsWithRef<As>, 'className' | 'style'>;

export type StackProps<As extends Tag = 'div'> = {
  /** The element. Default `div`. */
  as?: As;
  /** In units of the grid: 4 is 16 px. Default 4. */
  gap?: keyof typeof stackVariants.gap;
  /** Across. Default `stretch`. */
  align?: keyof typeof stackVariants.align;
} & Native<As>;

/** Things below each other, with one gap between them. */
export function Stack<As extends Tag = 'div'>({ as, gap, align, ...native }: StackProps<As>) {
  const Element = (as ?? 'div') as ElementType;
  return <Element {...native} className={stackClass({ gap, align })} />;
}

export type InlineProps<As extends Tag = 'div'> = {
  /** The element. Default `div`. */
  as?: As;
  /** In units of the grid: 2 is 8 px. Default 2. */
  gap?: keyof typeof inlineVariants.gap;
  /** Across. Default `center`. */
  align?: keyof typeof inlineVariants.align;
  /** Along. Default `start`. */
  justify?: keyof typeof inlineVariants.justify;
  /** Whether it continues on the next line where there is no room. Default true. */
  wrap?: boolean;
} & Native<As>;

/** Things beside each other, with one gap between them; on the next line where there is no room. */
export function Inline<As extends Tag = 'div'>({ as, gap, align, justify, wrap, ...native }: InlineProps<As>) {
  const Element = (as ?? 'div') as ElementType;
  return <Element {...native} className={inlineClass({ gap, align, justify, wrap })} />;
}
