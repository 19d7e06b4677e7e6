import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sum } from '#contract/money';
import { Amount } from '#design-system/amount';
import { ErrorState } from '#design-system/error-state';
import { SearchField } from '#design-system/search-field';
import { Skeleton, SkeletonGroup, SkeletonRows } from '#design-system/skeleton';
import { Stat } from '#design-system/stat';
import { useAge } from '#platform/age';
import { useDisplayCurrency } from '#platform/display-currency';
import { useErrorMessages } from '#platform/error-messages';
import { useAssets } from '../api/balance.ts';
import { filterRows } from '../model/filter-rows.ts';
import { AssetList } from './asset-list.tsx';
import { DisplayCurrency } from './display-currency.tsx';
import { Unpriced } from './unpriced.tsx';

/** Every crypto wallet, with what they are worth together. */
export function CryptoWallets() {
  const { t } = useTranslation(['wallet', 'wallet-assets', 'common']);
  const currency = useDisplayCurrency();
  const read = useAssets(currency);
  const { data, error } = read;
  const age = useAge(read);
  const problems = useErrorMessages();
  const [search, setSearch] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const showAll = (): void => {
    setSearch('');
    // The button disappears, so move the focus first.
    field.current?.focus();
  };

  if (!data && error) return <ErrorState {...problems.state(t('assets.error'), read)} />;
  if (!data) {
    return (
      <>
        <SkeletonGroup>
          <Skeleton width="third" />
          <Skeleton shape="figure" width="half" />
        </SkeletonGroup>
        <SkeletonRows count={6} />
      </>
    );
  }
  const rows = data.rows.filter(({ kind }) => kind === 'crypto');
  const unpriced = rows.filter(({ worth }) => worth === null).map((row) => row.currency);
  return (
    <>
      <Stat
        label={age ? <span className="text-caution">{age}</span> : t('wallet-assets:wallets.total')}
        unit={<DisplayCurrency currency={currency} />}
        description={unpriced.length > 0 && <Unpriced currencies={unpriced} />}
      >
        <Amount value={sum(rows.map(({ worth }) => worth ?? '0'))} scale={data.display_scale} size="xx-large" />
      </Stat>
      <SearchField
        ref={field}
        label={t('assets.search')}
        clearLabel={t('common:action.clear')}
        value={search}
        onChange={setSearch}
      />
      <AssetList
        label={t('wallet-assets:wallets.title')}
        rows={filterRows(rows, { kind: 'crypto', search, minWorth: null })}
        currency={data.currency}
        worthScale={data.display_scale}
        isEmpty={false}
        onShowAll={showAll}
      />
    </>
  );
}
