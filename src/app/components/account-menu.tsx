import {
  ArrowDownToLine,
  ArrowLeftRight,
  ArrowUpFromLine,
  Bell,
  CalendarClock,
  FileLock,
  Info,
  Landmark,
  LifeBuoy,
  ListOrdered,
  MessageSquareText,
  Repeat,
  Scale,
  ScrollText,
  ShieldCheck,
  Wallet,
  type LucideIcon,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { List, ListRow } from '#design-system/list-row';
import { Section } from '#design-system/section';
import { isOpenPath } from '../open-paths.ts';

const groups = [
  {
    id: 'account',
    ways: [
      { id: 'assets', href: '/assets', icon: Wallet },
      { id: 'bank', href: '/bank', icon: Landmark },
      { id: 'security', href: '/security', icon: ShieldCheck },
      { id: 'notices', href: '/notice', icon: Bell },
    ],
  },
  {
    id: 'records',
    ways: [
      { id: 'deposits', href: '/wallet/up/record', icon: ArrowDownToLine },
      { id: 'withdrawals', href: '/wallet/down/record', icon: ArrowUpFromLine },
      { id: 'movements', href: '/wallet/record', icon: ListOrdered },
      { id: 'conversions', href: '/flash/records', icon: ArrowLeftRight },
      { id: 'exchanges', href: '/counter/records', icon: Repeat },
      { id: 'leverage', href: '/leverage/record', icon: Scale },
      { id: 'pledges', href: '/pledge/record', icon: CalendarClock },
    ],
  },
  {
    id: 'help',
    ways: [
      { id: 'contact', href: '/contact', icon: LifeBuoy },
      { id: 'petition', href: '/petition', icon: MessageSquareText },
      { id: 'about', href: '/about', icon: Info },
      { id: 'agreement', href: '/user/agreement', icon: ScrollText },
      { id: 'privacy', href: '/privacy-policy', icon: FileLock },
    ],
  },
] as const satisfies readonly { id: string; ways: readonly { id: string; href: string; icon: LucideIcon }[] }[];

/** The ways into what belongs to the customer; what is not built yet is not among them. */
export function AccountMenu() {
  const { t } = useTranslation('account');
  return groups.map((group) => {
    const open = group.ways.filter(({ href }) => isOpenPath(href));
    if (open.length === 0) return null;
    return (
      <Section key={group.id} title={t(`user.group.${group.id}`)}>
        <List>
          {open.map(({ id, href, icon: Icon }) => (
            <ListRow
              key={id}
              href={href}
              title={t(`user.menu.${id}`)}
              start={<Icon aria-hidden size={20} strokeWidth={1.75} />}
            />
          ))}
        </List>
      </Section>
    );
  });
}
