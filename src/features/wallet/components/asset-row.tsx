import { useTranslation } from 'react-i18next';
import { add, isZero } from '#contract/money';
import { Amount } from '#design-system/amount';
import { CurrencyIcon } from '#design-system/currency-icon';
import { ListRow } from '#design-system/list-row';
import { richText } from '#platform/rich-text';
import { hasBalance, pathOf, type AssetRow } from '../model/filter-rows.ts';
import { Worth } from './worth.tsx';

interface AssetRowProps {
  row: AssetRow;
  /** The currency of the value. */
  currency: string;
  /** Decimal places of the value. */
  worthScale: number;
}

/** A currency of the customer: what it is worth first, then its balance and what of it is on hold. */
export function AssetListRow({ row, currency, worthScale }: AssetRowProps) {
  const { t } = useTranslation('wallet');
  const { currency: code, name, available, held, worth, display_scale: scale } = row;
  const shared = { href: pathOf(row), start: <CurrencyIcon code={code} />, title: name };
  if (!hasBalance(row)) return <ListRow {...shared} description={code} />;
  return (
    <ListRow
      {...shared}
      description={
        <>
          <Amount value={add(available, held)} currency={code} scale={scale} minDigits={2} size="small" tone="muted" />
          {!isZero(held) && (
            <span className="block">
              {richText(t('assets.held'), {
                amount: <Amount value={held} scale={scale} minDigits={2} size="small" tone="muted" />,
              })}
            </span>
          )}
        </>
      }
      figure={<Worth value={worth} currency={currency} scale={worthScale} />}
      tint={worth ?? undefined}
    />
  );
}
