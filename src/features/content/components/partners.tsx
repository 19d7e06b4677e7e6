import { useTranslation } from 'react-i18next';
import { languageTag } from '#contract/languages';
import { Avatar } from '#design-system/avatar';
import { List, ListRow } from '#design-system/list-row';
import { Section } from '#design-system/section';
import { usePlatforms } from '../api/home-content.ts';
import type { BannersProps } from './banners.tsx';

/** The partner platforms, each with a link to its own site or to one of our screens. */
export function Partners({ isOpen }: BannersProps) {
  const { t } = useTranslation('content');
  const { data } = usePlatforms();
  if (!data || data.items.length === 0) return null;
  return (
    <Section title={t('partners')}>
      <List label={t('partners')}>
        {data.items.map(({ id, name, text, logo, link, lang }) => (
          <ListRow
            key={id}
            start={<Avatar name={name} src={logo ?? undefined} />}
            title={<span lang={languageTag(lang)}>{name}</span>}
            description={<span lang={languageTag(lang)}>{text}</span>}
            href={link !== null && (isOpen(link) || link.startsWith('https:')) ? link : undefined}
          />
        ))}
      </List>
    </Section>
  );
}
