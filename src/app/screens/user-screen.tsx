import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Screen } from '#design-system/screen';
import { TopNav } from '#design-system/top-nav';
import { LogOut, Profile } from '#features/account';
import { AvatarButton, VerificationBadge } from '#features/identity';
import { Closure, NewVersions } from '#features/privacy';
import { useCustomer } from '#platform/session';
import { AccountMenu } from '../components/account-menu.tsx';
import { Settings } from '../components/settings.tsx';

/** The customer's profile, links to what is theirs, and settings. */
export default function UserScreen() {
  const { t } = useTranslation('account');
  const info = useCustomer();
  return (
    <Screen tabs nav={<TopNav title={t('user.title')} />}>
      {info && <Closure info={info} />}
      <Suspense fallback={null}>
        <NewVersions />
      </Suspense>
      {info && (
        <Profile
          info={info}
          avatar={<AvatarButton info={info} />}
          verification={<VerificationBadge known={info.real} />}
        />
      )}
      <AccountMenu />
      <Settings />
      <LogOut />
    </Screen>
  );
}
