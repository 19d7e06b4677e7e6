import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { ScreenProps } from '#platform/back-path';
import { ContentPage } from '../components/content-page.tsx';
import { sitePages } from '../model/site-pages.ts';
import ArticleScreen from './article-screen.tsx';
import ContactScreen from './contact-screen.tsx';
import NewsScreen from './news-screen.tsx';

/** Every screen of this business, by its address: each loader of its own would have its name in the first load. */
export default function PageScreen(props: ScreenProps) {
  const { t } = useTranslation(['content', 'common']);
  // A trailing slash leads here too.
  const pathname = useLocation().pathname.replace(/\/+$/, '');
  if (pathname === '/contact') return <ContactScreen />;
  if (pathname === '/info') return <NewsScreen />;
  if (pathname.startsWith('/info/')) return <ArticleScreen {...props} />;
  const page = sitePages.find(({ href }) => href === pathname);
  if (page) return <ContentPage key={page.name} {...props} name={page.name} title={t(`pages.${page.name}.title`)} />;
  if (pathname === '/privacy-policy')
    return <ContentPage {...props} name="privacyPolicy" title={t('common:legal.privacy')} document="privacyPolicy" />;
  return <ContentPage {...props} name="agreement" title={t('common:legal.agreement')} document="agreement" />;
}
