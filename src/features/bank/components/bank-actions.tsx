import { ArrowDownToLine, ArrowUpFromLine, ChartColumn, RotateCcwClock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ActionGrid } from '#design-system/action-grid';
import { Icon } from '#design-system/icon';
import { firstToDraw, type FiatWallet } from '../model/limits.ts';

/** The ways to fund and empty the wallets, and what became of earlier ones. */
export function BankActions({ wallets }: { wallets: readonly FiatWallet[] }) {
  const { t } = useTranslation('bank');
  const drawCurrency = firstToDraw(wallets);
  const canRecharge = wallets.some(({ recharge }) => recharge);
  const actions = [
    ...(canRecharge ? [{ id: 'recharge', href: '/bank/recharge', icon: ArrowDownToLine } as const] : []),
    ...(drawCurrency ? [{ id: 'draw', href: `/bank/draw/${drawCurrency}`, icon: ArrowUpFromLine } as const] : []),
    { id: 'records', href: '/bank/record', icon: RotateCcwClock } as const,
    { id: 'earnings', href: '/bank/earnings', icon: ChartColumn } as const,
  ];
  return (
    <ActionGrid
      label={t('actions')}
      primary={canRecharge}
      items={actions.map(({ id, href, icon }) => ({
        id,
        href,
        label: t(`action.${id}`),
        icon: <Icon icon={icon} size="large" />,
      }))}
    />
  );
}
