import { ChartCandlestick, House, Repeat, UserRound, Wallet, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Icon } from '#design-system/icon';
import { Logo } from '#design-system/logo';
import { TabBar } from '#design-system/tab-bar';
import { useSite } from '#platform/site';

/** The tabs, and which routes belong to each. */
const tabs = [
  { id: 'home', href: '/', icon: House, routes: ['home'] },
  { id: 'markets', href: '/trend', icon: ChartCandlestick, routes: ['trend'] },
  { id: 'exchange', href: '/counter', icon: Repeat, routes: ['counter', 'exchange'] },
  { id: 'assets', href: '/assets', icon: Wallet, routes: ['assets', 'walletCrypto'] },
  { id: 'me', href: '/user', icon: UserRound, routes: ['user'] },
] as const satisfies readonly { id: string; href: string; icon: LucideIcon; routes: readonly string[] }[];

interface NavigationProps {
  /** Name of the current route; undefined on 404. */
  route: string | undefined;
  /** The screen has no tab bar on a phone. */
  railOnly: boolean;
}

/** The main navigation. */
export function Navigation({ route, railOnly }: NavigationProps) {
  const { t } = useTranslation('common');
  const site = useSite().data;
  return (
    <TabBar
      label={t('navigation.main')}
      railOnly={railOnly}
      logo={<Logo src={site?.site_logo} label={t('brand')} wordmark />}
      items={tabs.map(({ id, href, icon, routes }) => ({
        id,
        href,
        label: t(`navigation.${id}`),
        icon: <Icon icon={icon} size="large" />,
        current: route !== undefined && (routes as readonly string[]).includes(route),
      }))}
    />
  );
}
