import { useTranslation } from 'react-i18next';
import { TextLink } from '#design-system/text-link';

const links = [
  { id: 'contact', href: '/contact' },
  { id: 'privacy', href: '/privacy-policy' },
  { id: 'agreement', href: '/user/agreement' },
] as const;

/** At the end of the home screen: support, and what one agrees to. */
export function SiteLinks() {
  const { t } = useTranslation('content');
  return (
    <nav aria-label={t('page.links')} className="flex flex-wrap gap-x-8 border-t border-line pt-2 text-14">
      {links.map(({ id, href }) => (
        <TextLink key={id} standalone href={href}>
          {t(`page.${id}`)}
        </TextLink>
      ))}
    </nav>
  );
}
