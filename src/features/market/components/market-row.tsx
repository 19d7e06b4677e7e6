import { Star } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { percentToRatio } from '#contract/money';
import { Amount } from '#design-system/amount';
import { CurrencyIcon } from '#design-system/currency-icon';
import { Icon } from '#design-system/icon';
import { ListRow } from '#design-system/list-row';
import { Percent } from '#design-system/percent';
import { Sparkline } from '#design-system/sparkline';
import { useNewestPrice } from '../api/tickers.ts';
import { withPrice, type Ticker } from '../model/live-ticker.ts';
import { useInView } from './use-in-view.ts';

interface MarketRowProps {
  /** As polled at `time`. */
  ticker: Ticker;
  time: string;
  isFavorite?: boolean;
  /** Makes it a link. */
  href?: string;
  /** Makes it a button. */
  onOpen?: (symbol: string) => void;
}

/** One market: its name, the last 24 hours as a line, the price and the change. Follows its price while in view. */
export function MarketRow({ ticker: polled, time, isFavorite = false, href, onOpen }: MarketRowProps) {
  const { t } = useTranslation('market');
  const [ref, isInView] = useInView();
  const price = useNewestPrice(polled, time, isInView);
  const { symbol, currency, name, scale, change, sparkline } = withPrice(polled, price);
  return (
    <ListRow
      ref={ref}
      href={href}
      onClick={onOpen && (() => onOpen(symbol))}
      start={<CurrencyIcon code={currency} />}
      title={
        isFavorite ? (
          <span className="inline-flex items-center gap-1.5">
            {currency}
            <span className="text-accent *:fill-current">
              <Icon icon={Star} size="x-small" />
            </span>
            <span className="sr-only">{t('favorite')}</span>
          </span>
        ) : (
          currency
        )
      }
      description={name}
      middle={<Sparkline points={sparkline.map(Number)} />}
      figure={
        <>
          <span className="sr-only">{t('price')} </span>
          <Amount value={price} scale={scale} unmasked />
        </>
      }
      figureDescription={<Percent value={percentToRatio(change)} tone="change" size="small" />}
      tint={price}
    />
  );
}
