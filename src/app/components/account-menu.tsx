import {
  ArrowDownToLine,
  ArrowLeftRight,
  ArrowUpFromLine,
  Bell,
  CalendarClock,
  ChartCandlestick,
  FileLock,
  Info,
  Landmark,
  LifeBuoy,
  RotateCcwClock,
  MessageSquareText,
  Newspaper,
  Repeat,
  Scale,
  ScrollText,
  ShieldCheck,
  Wallet,
  type LucideIcon,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Icon } from '#design-system/icon';
import { List, ListRow } from '#design-system/list-row';
import { Section } from '#design-system/section';

const groups = [
  {
    id: 'account',
    items: [
      { id: 'assets', href: '/assets', icon: Wallet },
      { id: 'bank', href: '/bank', icon: Landmark },
      { id: 'trading', href: '/trading', icon: ChartCandlestick },
      { id: 'security', href: '/security', icon: ShieldCheck },
      { id: 'notices', href: '/notice', icon: Bell },
    ],
  },
  {
    id: 'records',
    items: [
      { id: 'deposits', href: '/wallet/up/record', icon: ArrowDownToLine },
      { id: 'withdrawals', href: '/wallet/down/record', icon: ArrowUpFromLine },
      { id: 'transactions', href: '/asset/records', icon: RotateCcwClock },
      { id: 'conversions', href: '/flash/records', icon: ArrowLeftRight },
      { id: 'exchanges', href: '/counter/records', icon: Repeat },
      { id: 'leverage', href: '/leverage/record', icon: Scale },
      { id: 'pledges', href: '/pledge/record', icon: CalendarClock },
    ],
  },
  {
    id: 'help',
    items: [
      { id: 'contact', href: '/contact', icon: LifeBuoy },
      { id: 'petition', href: '/petition', icon: MessageSquareText },
      { id: 'news', href: '/info', icon: Newspaper },
      { id: 'about', href: '/about', icon: Info },
      { id: 'agreement', label: 'common:legal.agreement', href: '/user/agreement', icon: ScrollText },
      { id: 'privacy', label: 'common:legal.privacy', href: '/privacy-policy', icon: FileLock },
    ],
  },
] as const satisfies readonly {
  id: string;
  items: readonly { id: string; label?: string; href: string; icon: LucideIcon }[];
}[];

/** Links to everything that belongs to the customer. */
export function AccountMenu() {
  const { t } = useTranslation(['account', 'common']);
  return groups.map((group) => (
    <Section key={group.id} title={t(`user.group.${group.id}`)}>
      <List>
        {group.items.map(({ icon, ...item }) => (
          <ListRow
            key={item.id}
            href={item.href}
            title={'label' in item ? t(item.label) : t(`user.menu.${item.id}`)}
            start={<Icon icon={icon} />}
          />
        ))}
      </List>
    </Section>
  ));
}
