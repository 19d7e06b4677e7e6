import { useTranslation } from 'react-i18next';
import { Screen } from '#design-system/screen';
import { TopNav } from '#design-system/top-nav';
import { useBack } from '#platform/navigation';
import { useCustomer } from '#platform/session';
import { Closing } from '../components/closing.tsx';
import { Devices } from '../components/devices.tsx';
import { History } from '../components/history.tsx';
import { Protections } from '../components/protections.tsx';
import { YourData } from '../components/your-data.tsx';

export default function SecurityScreen() {
  const { t } = useTranslation(['security', 'common']);
  const info = useCustomer();
  const back = useBack('/user');
  return (
    <Screen nav={<TopNav title={t('title')} back={{ label: t('common:action.back'), onPress: back }} />}>
      {info && <Closing info={info} />}
      {info && <Protections info={info} />}
      <Devices />
      {info && <YourData info={info} />}
      {/* Last, since it goes on as one scrolls. */}
      <History />
    </Screen>
  );
}
