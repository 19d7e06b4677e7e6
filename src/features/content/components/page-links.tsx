import { useTranslation } from 'react-i18next';
import { TextLink } from '#design-system/text-link';
import type { PageName } from '../api/pages.ts';
import { sitePages } from '../model/site-pages.ts';

/** Links to the other pages about this site. */
export function PageLinks({ current }: { current: PageName }) {
  const { t } = useTranslation('content');
  return (
    <nav aria-label={t('page.more')} className="flex flex-wrap gap-x-8 border-t border-line pt-2 text-14">
      {sitePages.map(
        ({ name, href }) =>
          name !== current && (
            <TextLink key={name} standalone href={href}>
              {t(`pages.${name}.title`)}
            </TextLink>
          ),
      )}
    </nav>
  );
}
