import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { add, decimalPlaces, isZero } from '#contract/money';
import { Amount } from '#design-system/amount';
import type { ChartPoint } from '#design-system/chart';
import { KeyValueList } from '#design-system/key-value-list';
import { Skeleton } from '#design-system/skeleton';
import { Stat } from '#design-system/stat';
import { useRates } from '../api/rates.ts';
import type { AssetRow } from '../model/filter-rows.ts';
import { AssetActions } from './asset-actions.tsx';
import { DisplayCurrency } from './display-currency.tsx';
import { LatestTransactions } from './latest-transactions.tsx';
import { ValueLine } from './value-line.tsx';

interface CryptoWalletProps {
  row: AssetRow;
  /** The currency of the value. */
  currency: string;
  /** Decimal places of the value. */
  worthScale: number;
  /** How old the figures are, if they can't be refreshed. */
  age: string | undefined;
}

/** One balance: what it is worth, now and over time, what of it is available, and what happened to it last. */
export function CryptoWallet({ row, currency, worthScale, age }: CryptoWalletProps) {
  const { t } = useTranslation(['wallet', 'wallet-assets']);
  const [read, setRead] = useState<ChartPoint>();
  const rates = useRates(currency);
  const price = rates.data?.items.find((item) => item.currency === row.currency)?.rate;
  const { currency: code, available, held, worth, scale } = row;
  const total = add(available, held);
  const value = read?.value ?? worth;
  const amount = (of: string) => <Amount value={of} currency={code} scale={scale} minDigits={2} />;
  return (
    <>
      <Stat
        label={age ? <span className="text-caution">{age}</span> : t('wallet-assets:wallet.worth')}
        unit={<DisplayCurrency currency={currency} />}
        description={amount(total)}
      >
        {value === null ? (
          <span className="text-28 font-medium">{t('assets.no-price')}</span>
        ) : (
          <Amount value={value} scale={worthScale} size="xxx-large" />
        )}
      </Stat>
      {!isZero(total) && <ValueLine name={code} currency={currency} onScrub={setRead} />}
      <AssetActions name={code} />
      <KeyValueList
        items={[
          { id: 'available', label: t('part.available'), value: amount(available) },
          { id: 'held', label: t('part.held'), value: amount(held) },
          ...(price === undefined && !rates.isLoading
            ? []
            : [
                {
                  id: 'price',
                  label: t('wallet-assets:wallet.price', { currency: code }),
                  value:
                    price === undefined ? (
                      <Skeleton width="third" />
                    ) : (
                      <Amount value={price} currency={currency} scale={Math.max(2, decimalPlaces(price))} unmasked />
                    ),
                },
              ]),
        ]}
      />
      <LatestTransactions name={code} />
    </>
  );
}
