import { useTranslation } from 'react-i18next';
import { useAgreement } from '../api/pages.ts';
import { ContentPage } from '../components/content-page.tsx';

export default function UserAgreementScreen() {
  const { t } = useTranslation('content');
  return <ContentPage title={t('page.agreement')} read={useAgreement()} />;
}
