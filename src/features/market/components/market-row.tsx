import { useTranslation } from 'react-i18next';
import { percentToRatio } from '#contract/money';
import { Amount } from '#design-system/amount';
import { CurrencyIcon } from '#design-system/currency-icon';
import { ListRow } from '#design-system/list-row';
import { Percent } from '#design-system/percent';
import { Sparkline } from '#design-system/sparkline';
import type { Ticker } from '../model/live-ticker.ts';

/** One market: its name, the last 24 hours as a line, the price and the change. */
export function MarketRow({ ticker }: { ticker: Ticker }) {
  const { t } = useTranslation('market');
  return (
    <ListRow
      start={<CurrencyIcon code={ticker.currency} />}
      title={ticker.currency}
      description={ticker.name}
      middle={<Sparkline points={ticker.sparkline.map(Number)} />}
      figure={
        <>
          <span className="sr-only">{t('price')} </span>
          <Amount value={ticker.price} scale={ticker.scale} unmasked />
        </>
      }
      figureDescription={<Percent value={percentToRatio(ticker.change)} tone="change" size="small" />}
      tint={ticker.price}
    />
  );
}
