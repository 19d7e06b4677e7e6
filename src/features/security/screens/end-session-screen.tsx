import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { Screen } from '#design-system/screen';
import { TopNav } from '#design-system/top-nav';
import { useBack } from '#platform/navigation';
import { LinkedSession } from '../components/linked-session.tsx';

/** Where the link in the email about a new device leads. Its secret is the fragment, which browsers don't send. */
export default function EndSessionScreen() {
  const { t } = useTranslation('security');
  const { hash } = useLocation();
  const back = useBack();
  const secret = hash.slice(1);
  return (
    <Screen nav={<TopNav title={t('link.title')} onBack={back} />}>
      <LinkedSession key={secret} secret={secret} />
    </Screen>
  );
}
