import { ArrowDownToLine, ArrowLeftRight, Bell, ListOrdered, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { List, ListRow } from '#design-system/list-row';
import { Screen } from '#design-system/screen';
import { Section } from '#design-system/section';
import { TopNav } from '#design-system/top-nav';
import { Profile, SignOut } from '#features/account';
import { useCustomer } from '#platform/session';
import { Settings } from '../components/settings.tsx';

const ways = [
  { id: 'deposits', href: '/wallet/up/record', icon: ArrowDownToLine },
  { id: 'movements', href: '/wallet/record', icon: ListOrdered },
  { id: 'conversions', href: '/flash/records', icon: ArrowLeftRight },
  { id: 'notices', href: '/notice', icon: Bell },
] as const satisfies readonly { id: string; href: string; icon: LucideIcon }[];

/** Everything about the customer: who it is, the ways into their records, and settings. */
export function UserScreen() {
  const { t } = useTranslation('account');
  const info = useCustomer();
  return (
    <Screen tabs nav={<TopNav title={t('user.title')} />}>
      {info && <Profile info={info} />}
      <Section title={t('user.ways')}>
        <List>
          {ways.map(({ id, href, icon: Icon }) => (
            <ListRow
              key={id}
              href={href}
              title={t(`user.${id}`)}
              start={<Icon aria-hidden size={20} strokeWidth={1.75} />}
            />
          ))}
        </List>
      </Section>
      <Settings />
      <SignOut />
    </Screen>
  );
}
