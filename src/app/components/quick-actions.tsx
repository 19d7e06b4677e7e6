import {
  ArrowDownToLine,
  ArrowLeftRight,
  ArrowUpFromLine,
  CalendarClock,
  Landmark,
  LifeBuoy,
  RotateCcwClock,
  Repeat,
  Scale,
  type LucideIcon,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ActionGrid } from '#design-system/action-grid';
import { Icon } from '#design-system/icon';
import { useSite } from '#platform/site';

const actions = [
  { id: 'deposit', href: '/recharge', icon: ArrowDownToLine },
  { id: 'withdraw', href: '/wallet/down', icon: ArrowUpFromLine },
  { id: 'flash', href: '/flash-exchange', icon: ArrowLeftRight },
  { id: 'counters', href: '/counter', icon: Repeat },
  { id: 'leverage', href: '/trading?tab=leverage', icon: Scale },
  // Takes the place of leverage where that isn't offered.
  { id: 'records', href: '/asset/records', icon: RotateCcwClock },
  { id: 'term', href: '/trading?tab=pledge', icon: CalendarClock },
  { id: 'bank', href: '/bank', icon: Landmark },
  { id: 'support', href: '/contact', icon: LifeBuoy },
] as const satisfies readonly { id: string; href: string; icon: LucideIcon }[];

/** The quick actions of the home screen. */
export function QuickActions() {
  const { t } = useTranslation('home');
  const hidden = useSite().data?.leverage_switch === false ? 'leverage' : 'records';
  return (
    <ActionGrid
      label={t('actions.title')}
      items={actions
        .filter(({ id }) => id !== hidden)
        .map(({ id, href, icon }) => ({
          id,
          href,
          label: t(`actions.${id}`),
          icon: <Icon icon={icon} size="large" />,
        }))}
    />
  );
}
