import { ArrowDownToLine, ArrowLeftRight, ArrowUpFromLine, RotateCcwClock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ActionGrid } from '#design-system/action-grid';
import { Icon } from '#design-system/icon';

const icons = { deposit: ArrowDownToLine, withdraw: ArrowUpFromLine, convert: ArrowLeftRight, records: RotateCcwClock };

/** What can be done with all balances, or with the one of `name`. */
export function AssetActions({ name }: { name?: string }) {
  const { t } = useTranslation('wallet-assets');
  const addresses = {
    deposit: name === undefined ? '/recharge' : `/wallet/up/${name}`,
    withdraw: `/wallet/down${name === undefined ? '' : `/${name}`}`,
    convert: `/flash-exchange${name === undefined ? '' : `?from=${name}`}`,
    records: name === undefined ? '/asset/records' : `/wallet/record/${name}`,
  };
  return (
    <ActionGrid
      label={t('actions.title')}
      items={(['deposit', 'withdraw', 'convert', 'records'] as const).map((id) => ({
        id,
        href: addresses[id],
        label: t(`actions.${id}`),
        icon: <Icon icon={icons[id]} size="large" />,
      }))}
    />
  );
}
