import type { NativeProps } from '../../theme/native-props.ts';
import spriteUrl from './illustration-sprite.svg?no-inline';

/** Names in the sprite, which has each in two parts on a 120 by 96 grid: `<name>-ink` and `<name>-accent`. */
export const illustrationNames = ['purse', 'ledger', 'bell', 'lens', 'path', 'cable', 'coin', 'lock'] as const;

export type IllustrationName = (typeof illustrationNames)[number];

export interface IllustrationProps extends NativeProps<SVGSVGElement> {
  /** Money, records, notices, search, a lost page, a lost connection, done, logged out. */
  name: IllustrationName;
}

/** A small line drawing in two colors, for empty and finished states. Decorative. */
export function Illustration({ name, ...native }: IllustrationProps) {
  return (
    <svg
      {...native}
      aria-hidden
      viewBox="0 0 120 96"
      className="h-24 w-30"
      fill="none"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <use href={`${spriteUrl}#${name}-ink`} className="stroke-muted" />
      <use href={`${spriteUrl}#${name}-accent`} className="stroke-accent" />
    </svg>
  );
}
