import { useTranslation } from 'react-i18next';
import { TextLink } from '#design-system/text-link';
import { sitePages } from '../model/site-pages.ts';

/** The links at the end of the home screen: support, the pages about this site, and legal texts. */
export function SiteLinks() {
  const { t } = useTranslation(['content', 'common']);
  const links = [
    { label: t('common:action.contact-support'), href: '/contact' },
    ...sitePages.map(({ name, href }) => ({ label: t(`pages.${name}.title`), href })),
    { label: t('common:legal.privacy'), href: '/privacy-policy' },
    { label: t('common:legal.agreement'), href: '/user/agreement' },
  ];
  return (
    <nav aria-label={t('page.links')} className="flex flex-wrap gap-x-8 border-t border-line pt-2 text-14">
      {links.map(({ label, href }) => (
        <TextLink key={href} standalone href={href}>
          {label}
        </TextLink>
      ))}
    </nav>
  );
}
