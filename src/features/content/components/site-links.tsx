import { useTranslation } from 'react-i18next';
import { TextLink } from '#design-system/text-link';

const links = [
  { label: 'common:action.contact-support', href: '/contact' },
  { label: 'common:legal.privacy', href: '/privacy-policy' },
  { label: 'common:legal.agreement', href: '/user/agreement' },
] as const;

/** The links at the end of the home screen: support and legal texts. */
export function SiteLinks() {
  const { t } = useTranslation(['content', 'common']);
  return (
    <nav aria-label={t('page.links')} className="flex flex-wrap gap-x-8 border-t border-line pt-2 text-14">
      {links.map(({ label, href }) => (
        <TextLink key={href} standalone href={href}>
          {t(label)}
        </TextLink>
      ))}
    </nav>
  );
}
