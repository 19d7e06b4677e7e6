import { logoClass, type logoVariants } from './logo.variants.ts';

export interface LogoProps {
  /** Name of the product; without it the mark is decoration. */
  label?: string;
  /** Mark of 28, 40 and 72 px. Default `small`. */
  size?: keyof typeof logoVariants.size;
  /** Writes the label beside the mark. */
  wordmark?: boolean;
}

// A petal is where two circles of 17 meet; the outer ones turn about the foot of the lily.
const petal = 'M24 6.5a17 17 0 0 1 0 25a17 17 0 0 1 0-25Z';

/** The mark: a lily made of circles in the reeded edge of a coin. The only place for gold. */
export function Logo({ label, size, wordmark = false }: LogoProps) {
  return (
    <span className={logoClass({ size })} role={label && !wordmark ? 'img' : undefined} aria-label={wordmark ? undefined : label}>
      <svg aria-hidden viewBox="0 0 48 48" className="size-(--mark)" fill="none">
        <circle cx="24" cy="24" r="22.5" className="stroke-gold" strokeWidth="2" strokeDasharray="1.178 1.178" />
        <circle cx="24" cy="24" r="20" className="stroke-gold" strokeWidth="1" />
        <path d={petal} className="fill-gold" />
        <path d={petal} className="fill-gold" transform="rotate(-52 24 33) translate(4.8 6.6) scale(.8)" />
        <path d={petal} className="fill-gold" transform="rotate(52 24 33) translate(4.8 6.6) scale(.8)" />
        <path d="M16.5 34h15" className="stroke-gold" strokeWidth="2" strokeLinecap="round" />
        <circle cx="24" cy="38.5" r="2" className="fill-gold" />
      </svg>
      {wordmark && <span>{label}</span>}
    </span>
  );
}
