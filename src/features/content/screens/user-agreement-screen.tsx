import { useTranslation } from 'react-i18next';
import { useAgreement } from '../api/pages.ts';
import { ContentPage } from '../components/content-page.tsx';

export default function UserAgreementScreen() {
  const { t } = useTranslation('common');
  return <ContentPage title={t('legal.agreement')} document="agreement" read={useAgreement()} />;
}
