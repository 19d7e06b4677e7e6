import type { ComponentPropsWithRef, ElementType } from 'react';
import { textClass, type textVariants } from './text.variants.ts';

type Tag = 'p' | 'span' | 'div' | 'strong' | 'small' | 'time' | 'figcaption';

type Native<As extends Tag> = Omit<ComponentPropsWithRef<As>, 'className' | 'style'>;

interface OwnProps {
  /** 12, 14, 16 and 20 px. Default: that of the text around it. */
  size?: keyof typeof textVariants.size;
  /** Default: that of the text around it. */
  weight?: keyof typeof textVariants.weight;
  /** Default: that of the text around it. */
  tone?: keyof typeof textVariants.tone;
  /** Default: that of the text around it. */
  align?: 'start' | 'center' | 'end';
}

export type TextProps<As extends Tag = 'p'> = OwnProps & {
  /** The element. Default `p`. */
  as?: As;
} & Native<As>;

/** A paragraph, or a part of one, in a size, weight and tone of the tokens. For a title use Heading. */
export function Text<As extends Tag = 'p'>({ as, size, weight, tone, align, ...native }: TextProps<As>) {
  const Element = (as ?? 'p') as ElementType;
  return <Element {...native} className={textClass({ size, weight, tone, align })} />;
}
