import { ArrowDownToLine, ArrowLeftRight, LifeBuoy, ListOrdered, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ActionGrid } from '#design-system/action-grid';
import { Icon } from '#design-system/icon';

const actions = [
  { id: 'top-up', href: '/wallet/up', icon: ArrowDownToLine },
  { id: 'flash', href: '/flash-exchange', icon: ArrowLeftRight },
  { id: 'records', href: '/wallet/record', icon: ListOrdered },
  { id: 'support', href: '/contact', icon: LifeBuoy },
] as const satisfies readonly { id: string; href: string; icon: LucideIcon }[];

/** The quick actions of the home screen. */
export function QuickActions() {
  const { t } = useTranslation('home');
  return (
    <ActionGrid
      label={t('actions.title')}
      items={actions.map(({ id, href, icon }) => ({
        id,
        href,
        label: t(`actions.${id}`),
        icon: <Icon icon={icon} size="large" />,
      }))}
    />
  );
}
