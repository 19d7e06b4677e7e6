import spriteUrl from './currency-sprite.svg?no-inline';
import { currencyIconClass, type currencyIconVariants } from './currency-icon.variants.ts';

export interface CurrencyIconProps {
  /** Code of the currency: `BTC`, `EUR`. */
  code: string;
  /** 24, 40 and 56 px. Default `medium`. */
  size?: keyof typeof currencyIconVariants.size;
}

/** Codes that the sprite draws; the others get their sign or a letter. */
const drawn = new Set(['BTC', 'ETH', 'USDT', 'USDC', 'BNB', 'SOL', 'XRP', 'ADA', 'DOGE', 'TRX', 'LTC', 'AVAX']);

/** The sign by which a currency is known, at most three letters: €, kr, R$. */
function sign(code: string): string {
  if (!/^[A-Z]{3}$/u.test(code)) return code.slice(0, 1);
  const parts = new Intl.NumberFormat('en', { style: 'currency', currency: code, currencyDisplay: 'narrowSymbol' });
  const symbol = parts.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? code;
  return symbol === code ? code.slice(0, 1) : symbol;
}

/** A coin with a reeded edge and the sign of its currency. The code stands beside it, so it says nothing itself. */
export function CurrencyIcon({ code, size }: CurrencyIconProps) {
  const text = drawn.has(code) ? '' : sign(code);
  return (
    <svg aria-hidden viewBox="0 0 40 40" className={currencyIconClass({ size })}>
      <circle cx="20" cy="20" r="17" className="fill-accent-quiet" />
      <circle cx="20" cy="20" r="18" fill="none" stroke="currentColor" strokeWidth="2" strokeDasharray="0.942 0.942" opacity="0.55" />
      {text ? (
        <text
          x="20"
          y="20"
          textAnchor="middle"
          dominantBaseline="central"
          fill="currentColor"
          fontSize={text.length > 1 ? 12 : 17}
          fontWeight="500"
        >
          {text}
        </text>
      ) : (
        <g fill="none" stroke="currentColor" strokeWidth="1.7" strokeLinecap="round" strokeLinejoin="round">
          <use href={`${spriteUrl}#${code}`} x="9" y="9" width="22" height="22" />
        </g>
      )}
    </svg>
  );
}
