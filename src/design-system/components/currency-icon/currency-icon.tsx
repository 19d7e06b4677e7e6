import type { NativeProps } from '../../theme/native-props.ts';
import { Flag } from '../flag/index.ts';
import { familyOf } from './currency-families.ts';
import { currencyIconClass, type currencyIconVariants } from './currency-icon.variants.ts';
import spriteUrl from './currency-sprite.svg?no-inline';
import { flagRegionOf } from './flag-region.ts';

export interface CurrencyIconProps extends NativeProps<Element> {
  /** Currency code: `BTC`, `EUR`. */
  code: string;
  /** 24, 40 and 56 px. Default `medium`. */
  size?: keyof typeof currencyIconVariants.size;
}

/** Codes in the sprite; other coins get their first letters. */
const drawn = new Set('BTC ETH USDT USDC BNB SOL XRP ADA DOGE TRX LTC AVAX'.split(' '));

/** Marks of the reeded edge: as many as pixels can resolve. */
const reeds = { small: 30, medium: 56, large: 80 } as const;

/** A coin in the color of its family, or the flag of a national currency. Decorative: the code stands beside it. */
export function CurrencyIcon({ code, size = 'medium', ...native }: CurrencyIconProps) {
  const region = drawn.has(code) ? undefined : flagRegionOf(code);
  if (region !== undefined) {
    return (
      <span {...(native as NativeProps<HTMLSpanElement>)} className={currencyIconClass({ size })}>
        <Flag code={region} shape="round" />
      </span>
    );
  }
  return (
    <svg
      {...(native as NativeProps<SVGSVGElement>)}
      aria-hidden
      viewBox="0 0 40 40"
      className={currencyIconClass({ size, family: familyOf(code) })}
    >
      <circle cx="20" cy="20" r="18" />
      <circle
        cx="20"
        cy="20"
        r="18.75"
        pathLength={reeds[size] * 2}
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeDasharray="1"
        opacity="0.4"
      />
      {drawn.has(code) ? (
        <g fill="none" stroke="currentColor" strokeWidth="1.9" strokeLinecap="round" strokeLinejoin="round">
          <use href={`${spriteUrl}#${code}`} x="8" y="8" width="24" height="24" />
        </g>
      ) : (
        <text
          x="20"
          y="20"
          textAnchor="middle"
          dominantBaseline="central"
          fill="currentColor"
          fontSize="14.5"
          fontWeight="500"
        >
          {code.slice(0, 2)}
        </text>
      )}
    </svg>
  );
}
