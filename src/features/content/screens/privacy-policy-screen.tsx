import { useTranslation } from 'react-i18next';
import { usePrivacyPolicy } from '../api/pages.ts';
import { ContentPage } from '../components/content-page.tsx';

export default function PrivacyPolicyScreen() {
  const { t } = useTranslation('content');
  return <ContentPage title={t('page.privacy')} read={usePrivacyPolicy()} />;
}
