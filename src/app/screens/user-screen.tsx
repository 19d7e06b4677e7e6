import { useTranslation } from 'react-i18next';
import { Screen } from '#design-system/screen';
import { TopNav } from '#design-system/top-nav';
import { Closing, Profile, SignOut } from '#features/account';
import { useCustomer } from '#platform/session';
import { Settings } from '../components/settings.tsx';
import { Ways } from '../components/ways.tsx';

/** Everything about the customer: who it is, the ways into what is theirs, and settings. */
export function UserScreen() {
  const { t } = useTranslation('account');
  const info = useCustomer();
  return (
    <Screen tabs nav={<TopNav title={t('user.title')} />}>
      {info && <Closing info={info} />}
      {info && <Profile info={info} />}
      <Ways />
      <Settings />
      <SignOut />
    </Screen>
  );
}
