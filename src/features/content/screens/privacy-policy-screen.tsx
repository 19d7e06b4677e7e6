import { useTranslation } from 'react-i18next';
import { usePrivacyPolicy } from '../api/pages.ts';
import { ContentPage } from '../components/content-page.tsx';

export default function PrivacyPolicyScreen() {
  const { t } = useTranslation('common');
  return <ContentPage title={t('legal.privacy')} document="privacyPolicy" read={usePrivacyPolicy()} />;
}
