import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isPositive } from '#contract/money';
import { Amount } from '#design-system/amount';
import { Button } from '#design-system/button';
import { CurrencyIcon } from '#design-system/currency-icon';
import { EmptyState } from '#design-system/empty-state';
import { List, ListRow } from '#design-system/list-row';
import { SearchField } from '#design-system/search-field';
import { Stack } from '#design-system/stack';
import { useCurrencyChoice } from '#forms/currency-choice';
import { depositAddress, matching, type Need, type Wallet } from '../model/recharge.ts';

interface RechargeListProps {
  label: string;
  wallets: readonly Wallet[];
  need: Need;
}

/** So many currencies are found faster by name than by eye. */
const searchFrom = 8;

/** The currencies to choose from, with what the customer has of each. */
export function RechargeList({ label, wallets, need }: RechargeListProps) {
  const { t } = useTranslation(['wallet-recharge', 'common']);
  const choice = useCurrencyChoice();
  const [search, setSearch] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const found = matching(wallets, search);
  const showAll = (): void => {
    setSearch('');
    // The button disappears, so move the focus first.
    field.current?.focus();
  };
  return (
    <Stack gap={2}>
      {wallets.length >= searchFrom && (
        <SearchField
          ref={field}
          label={choice.search.label}
          clearLabel={choice.search.clearLabel}
          value={search}
          onChange={setSearch}
        />
      )}
      <div role="status" className="empty:absolute">
        {found.length === 0 && (
          <EmptyState
            illustration="lens"
            title={choice.search.emptyLabel}
            action={search !== '' && <Button onClick={showAll}>{t('show-all')}</Button>}
          />
        )}
      </div>
      {found.length > 0 && (
        <List label={label}>
          {found.map((wallet) => (
            <ListRow
              key={wallet.currency}
              href={depositAddress(wallet, need)}
              start={<CurrencyIcon code={wallet.currency} />}
              title={wallet.currency}
              description={wallet.name}
              figure={
                isPositive(wallet.available) && (
                  <Amount value={wallet.available} scale={wallet.display_scale} minDigits={2} />
                )
              }
            />
          ))}
        </List>
      )}
    </Stack>
  );
}
