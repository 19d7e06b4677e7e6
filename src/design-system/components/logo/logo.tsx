import { useState } from 'react';
import type { NativeProps } from '../../theme/native-props.ts';
import { logoClass, type logoVariants } from './logo.variants.ts';

export interface LogoProps extends NativeProps<HTMLSpanElement> {
  /** Name of the product; without it the mark is decorative. */
  label?: string;
  /** Mark of 28, 40 and 72 px. Default `small`. */
  size?: keyof typeof logoVariants.size;
  /** Writes the label beside the mark. */
  wordmark?: boolean;
  /** Another brand's image instead of mark and wordmark, at the same height. The mark returns if it doesn't load. */
  src?: string | null | undefined;
}

// The inner petal is the intersection of two circles, the outer ones a larger circle minus a smaller one.
const inner = 'M24 7a17.5 17.5 0 0 1 0 25a17.5 17.5 0 0 1 0-25Z';
const outer = 'M30 32.5A9 9 0 1 1 42 23.5A7.5 7.5 0 0 0 30 32.5Z';
const foot = 'M24 35.6a6 6 0 0 1 0 7a6 6 0 0 1 0-7Z';

/** The mark: a lily made of circles in the reeded edge of a coin. Gold is for it and the rosette alone. */
export function Logo({ label, size, wordmark = false, src, ...native }: LogoProps) {
  const [broken, setBroken] = useState<string>();
  if (src && src !== broken) {
    return (
      <span {...native} className={logoClass({ size })}>
        <img
          src={src}
          alt={label ?? ''}
          className="h-(--mark) max-w-40 object-contain object-left"
          onError={() => setBroken(src)}
        />
      </span>
    );
  }
  return (
    <span
      {...native}
      className={logoClass({ size })}
      role={label && !wordmark ? 'img' : undefined}
      aria-label={wordmark ? undefined : label}
    >
      <svg aria-hidden viewBox="0 0 48 48" className="size-(--mark)" fill="none">
        <circle cx="24" cy="24" r="22.5" className="stroke-gold" strokeWidth="2" strokeDasharray="1.178 1.178" />
        <circle cx="24" cy="24" r="20" className="stroke-gold" strokeWidth="1" />
        <path d={inner} className="fill-gold" />
        <path d={outer} className="fill-gold" />
        <path d={outer} className="fill-gold" transform="matrix(-1 0 0 1 48 0)" />
        <path d="M17.5 33.2h13" className="stroke-gold" strokeWidth="2.4" strokeLinecap="round" />
        <path d={foot} className="fill-gold" />
      </svg>
      {wordmark && <span>{label}</span>}
    </span>
  );
}
