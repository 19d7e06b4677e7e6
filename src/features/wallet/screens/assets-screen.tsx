import { useTranslation } from 'react-i18next';
import { Screen } from '#design-system/screen';
import { TopNav } from '#design-system/top-nav';
import { AssetsBody } from '../components/assets-body.tsx';
import { TotalBalance } from '../components/total-balance.tsx';

export default function AssetsScreen() {
  const { t } = useTranslation('wallet');
  return (
    <Screen tabs nav={<TopNav title={t('assets.title')} />}>
      <TotalBalance />
      <AssetsBody />
    </Screen>
  );
}
