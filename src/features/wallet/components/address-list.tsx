import { useTranslation } from 'react-i18next';
import type { ResponseOf } from '#contract/index';
import { savedAddressLimit } from '#contract/wallet-addresses';
import { AddressDisplay } from '#design-system/address-display';
import { Button } from '#design-system/button';
import { CurrencyIcon } from '#design-system/currency-icon';
import { EmptyState } from '#design-system/empty-state';
import { List, ListRow } from '#design-system/list-row';
import { Stack } from '#design-system/stack';
import { StatusChip } from '#design-system/status-chip';
import { useDates } from '#platform/dates';
import { useNetworkName } from '../api/currencies.ts';
import { isWaiting } from '../model/address-waits.ts';
import { SavedOnlySwitch } from './saved-only-switch.tsx';

interface AddressListProps {
  addresses: ResponseOf<'GET wallet/addresses'>;
  onAdd(): void;
  onExplain(): void;
  onOpen(id: string): void;
}

/** All saved addresses by name, and whether withdrawals go to them only. */
export function AddressList({ addresses: { items, saved_only: only }, onAdd, onExplain, onOpen }: AddressListProps) {
  const { t } = useTranslation('wallet-addresses');
  const dates = useDates();
  const networkName = useNetworkName();
  return (
    <Stack>
      {items.length === 0 && <EmptyState illustration="ledger" title={t('empty')} headingLevel={3} />}
      {items.length > 0 && (
        <List label={t('title')}>
          {items.map(({ id, label, currency, network, address, usable_at: from }) => (
            <ListRow
              key={id}
              start={<CurrencyIcon code={currency} />}
              title={label}
              description={
                <>
                  <span className="block">{t('on', { currency, network: networkName(currency, network) })}</span>
                  <AddressDisplay form="short" address={address} />
                  {only.enabled && isWaiting({ usable_at: from }) && (
                    <span className="block pt-1">
                      <StatusChip status="pending">{t('waits', { moment: dates.moment(from) })}</StatusChip>
                    </span>
                  )}
                </>
              }
              onClick={() => onOpen(id)}
            />
          ))}
        </List>
      )}
      {items.length < savedAddressLimit ? (
        <Button tone="primary" size="large" block onClick={onAdd}>
          {t('add.title')}
        </Button>
      ) : (
        <p className="text-muted">{t('full', { count: savedAddressLimit })}</p>
      )}
      <SavedOnlySwitch savedOnly={only} onExplain={onExplain} />
    </Stack>
  );
}
