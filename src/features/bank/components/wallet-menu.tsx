import { ArrowDownToLine, ArrowUpFromLine, RotateCcwClock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Icon } from '#design-system/icon';
import { MenuSheet } from '#design-system/menu-sheet';
import type { FiatWallet } from '../model/limits.ts';

/** What can be done with one wallet. */
export function WalletMenu({ wallet, onClose }: { wallet: FiatWallet; onClose(): void }) {
  const { t } = useTranslation('bank');
  const { currency, name, recharge, draw } = wallet;
  return (
    <MenuSheet
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={name}
      items={[
        {
          id: 'recharge',
          label: t('wallet.recharge', { currency }),
          icon: <Icon icon={ArrowDownToLine} />,
          href: `/bank/recharge?currency=${currency}`,
          disabled: !recharge,
          disabledReason: t('recharge.none', { currency }),
        },
        {
          id: 'draw',
          label: t('wallet.draw', { currency }),
          icon: <Icon icon={ArrowUpFromLine} />,
          href: `/bank/draw/${currency}`,
          disabled: !draw,
          disabledReason: t('draw.none', { currency }),
        },
        {
          id: 'transactions',
          label: t('wallet.transactions', { currency }),
          icon: <Icon icon={RotateCcwClock} />,
          href: `/wallet/record/${currency}`,
        },
      ]}
    />
  );
}
