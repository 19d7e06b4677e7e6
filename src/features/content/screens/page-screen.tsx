import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { ScreenProps } from '#platform/back-path';
import { ContentPage } from '../components/content-page.tsx';
import { sitePages } from '../model/site-pages.ts';

/** The screen of a page that the operator writes, by its address. */
export default function PageScreen(props: ScreenProps) {
  const { t } = useTranslation(['content', 'common']);
  // A trailing slash leads here too.
  const pathname = useLocation().pathname.replace(/\/+$/, '');
  const page = sitePages.find(({ href }) => href === pathname);
  if (page) return <ContentPage key={page.name} {...props} name={page.name} title={t(`pages.${page.name}.title`)} />;
  if (pathname === '/privacy-policy')
    return <ContentPage {...props} name="privacyPolicy" title={t('common:legal.privacy')} document="privacyPolicy" />;
  return <ContentPage {...props} name="agreement" title={t('common:legal.agreement')} document="agreement" />;
}
