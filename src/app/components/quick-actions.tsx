import { ArrowDownToLine, ArrowLeftRight, ArrowUpFromLine, ListOrdered, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ActionGrid } from '#design-system/action-grid';
import { Icon } from '#design-system/icon';
import { isOpenPath } from '../routes.ts';

const actions = [
  { id: 'top-up', href: '/recharge', icon: ArrowDownToLine },
  { id: 'withdraw', href: '/wallet/down', icon: ArrowUpFromLine },
  { id: 'flash', href: '/flash-exchange', icon: ArrowLeftRight },
  { id: 'records', href: '/asset/records', icon: ListOrdered },
] as const satisfies readonly { id: string; href: string; icon: LucideIcon }[];

/** The quick actions of the home screen. */
export function QuickActions() {
  const { t } = useTranslation('home');
  return (
    <ActionGrid
      label={t('actions.title')}
      items={actions
        .filter(({ href }) => isOpenPath(href))
        .map(({ id, href, icon }) => ({
          id,
          href,
          label: t(`actions.${id}`),
          icon: <Icon icon={icon} size="large" />,
        }))}
    />
  );
}
