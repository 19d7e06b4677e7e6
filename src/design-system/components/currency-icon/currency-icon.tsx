import spriteUrl from './currency-sprite.svg?no-inline';
import { currencyIconClass, type currencyIconVariants } from './currency-icon.variants.ts';

export interface CurrencyIconProps {
  /** Currency code: `BTC`, `EUR`. */
  code: string;
  /** 24, 40 and 56 px. Default `medium`. */
  size?: keyof typeof currencyIconVariants.size;
}

/** Codes in the sprite; others get their currency symbol or first letters. */
const drawn = new Set('BTC ETH USDT USDC BNB SOL XRP ADA DOGE TRX LTC AVAX CNY'.split(' '));
// Where the narrow symbol belongs to another currency.
const longSigns = new Set(['TWD', 'CAD', 'AUD', 'HKD', 'NZD', 'BRL', 'MXN']);

/** Marks of the reeded edge: as many as pixels can resolve. */
const reeds = { small: 30, medium: 56, large: 80 } as const;
const textSize = [19, 14.5, 11.5] as const;

/** The symbol of a currency, at most three letters: €, kr, NT$. */
function sign(code: string): string {
  const initials = code.slice(0, 2);
  if (!/^[A-Z]{3}$/u.test(code)) return initials;
  const currencyDisplay = longSigns.has(code) ? 'symbol' : 'narrowSymbol';
  const parts = new Intl.NumberFormat('en', { style: 'currency', currency: code, currencyDisplay }).formatToParts(0);
  const symbol = parts.find(({ type }) => type === 'currency')?.value ?? code;
  return symbol === code ? initials : symbol;
}

/** A coin with a reeded edge and the symbol of its currency. Decorative: the code stands beside it. */
export function CurrencyIcon({ code, size = 'medium' }: CurrencyIconProps) {
  const text = drawn.has(code) ? '' : sign(code);
  return (
    <svg aria-hidden viewBox="0 0 40 40" className={currencyIconClass({ size })}>
      <circle cx="20" cy="20" r="18" className="fill-accent-quiet" />
      <circle
        cx="20"
        cy="20"
        r="18.75"
        pathLength={reeds[size] * 2}
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeDasharray="1"
        opacity="0.5"
      />
      {text ? (
        <text
          x="20"
          y="20"
          textAnchor="middle"
          dominantBaseline="central"
          fill="currentColor"
          fontSize={textSize[text.length - 1] ?? 11.5}
          fontWeight="500"
        >
          {text}
        </text>
      ) : (
        <g fill="none" stroke="currentColor" strokeWidth="1.9" strokeLinecap="round" strokeLinejoin="round">
          <use href={`${spriteUrl}#${code}`} x="8" y="8" width="24" height="24" />
        </g>
      )}
    </svg>
  );
}
