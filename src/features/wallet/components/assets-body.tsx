import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ResponseOf } from '#contract/index';
import { Amount } from '#design-system/amount';
import { ErrorState } from '#design-system/error-state';
import { SearchField } from '#design-system/search-field';
import { SkeletonRows } from '#design-system/skeleton';
import { Stack } from '#design-system/stack';
import { Switch } from '#design-system/switch';
import { Tabs } from '#design-system/tabs';
import { AgeNote } from '#forms/age-note';
import { useDisplayCurrency } from '#platform/display-currency';
import { hideSmallStore } from '#platform/appearance';
import { useErrorMessages } from '#platform/error-messages';
import { richText } from '#platform/rich-text';
import { useStore } from '#platform/store';
import { useAssets } from '../api/balance.ts';
import { filterRows, firstKind, isEmpty, type AssetRow } from '../model/filter-rows.ts';
import { Allocation } from './allocation.tsx';
import { AssetActions } from './asset-actions.tsx';
import { AssetList } from './asset-list.tsx';
import { BankLink } from './bank-link.tsx';
import { NoMoney } from './no-money.tsx';

const kinds: readonly AssetRow['kind'][] = ['crypto', 'fiat'];

/** So many currencies are found faster by name than by eye. */
const searchFrom = 6;

/** What the customer owns and what can be done with it, or the first step of an account without money. */
export function AssetsBody() {
  const { t } = useTranslation(['wallet', 'common']);
  const read = useAssets(useDisplayCurrency());
  const { data, error } = read;
  const problems = useErrorMessages();
  if (data && isEmpty(data.rows)) {
    return (
      <>
        <AgeNote of={read} />
        <NoMoney />
      </>
    );
  }
  return (
    <>
      <AssetActions />
      <AgeNote of={read} />
      {!data && error && <ErrorState scope="section" {...problems.state(t('assets.error'), read)} />}
      {!data && !error && <SkeletonRows count={6} />}
      {data && <Allocation assets={data} />}
      {data && <Holdings assets={data} />}
    </>
  );
}

/** The customer's currencies by kind, with search and filters. */
function Holdings({ assets: data }: { assets: ResponseOf<'GET wallet/assets'> }) {
  const { t } = useTranslation(['wallet', 'common']);
  const [kind, setKind] = useState(() => firstKind(data.rows));
  const [search, setSearch] = useState('');
  const hideSmall = useStore(hideSmallStore);
  const filters = useRef<HTMLDivElement>(null);
  const showAll = (): void => {
    setSearch('');
    hideSmallStore.set(false);
    // The button disappears, so move the focus first.
    filters.current?.querySelector<HTMLElement>('input, [role=switch]')?.focus();
  };
  const list = (of: AssetRow['kind']) => (
    <>
      {of === 'fiat' && <BankLink />}
      <AssetList
        label={t(`assets.${of}`)}
        rows={filterRows(data.rows, { kind: of, search, minWorth: hideSmall ? data.dollar : null })}
        currency={data.currency}
        worthScale={data.display_scale}
        isEmpty={data.rows.every((row) => row.kind !== of)}
        onShowAll={showAll}
      />
    </>
  );
  return (
    <>
      <Stack ref={filters} gap={2}>
        {data.rows.length >= searchFrom && (
          <SearchField
            label={t('assets.search')}
            clearLabel={t('common:action.clear')}
            value={search}
            onChange={setSearch}
          />
        )}
        <Switch
          label={t('assets.hide-small')}
          description={richText(t('assets.hide-small-text'), {
            amount: <Amount value="1" currency="USD" scale={0} size="small" unmasked />,
          })}
          checked={hideSmall}
          onChange={hideSmallStore.set}
        />
      </Stack>
      <Tabs
        label={t('assets.tabs')}
        value={kind}
        onChange={(next) => setKind(next as AssetRow['kind'])}
        items={kinds.map((value) => ({ value, label: t(`assets.${value}`), content: list(value) }))}
      />
    </>
  );
}
