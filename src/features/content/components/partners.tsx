import { useTranslation } from 'react-i18next';
import { Avatar } from '#design-system/avatar';
import { List, ListRow } from '#design-system/list-row';
import { Section } from '#design-system/section';
import { usePlatforms } from '../api/home-content.ts';

/** The partner platforms. */
export function Partners() {
  const { t } = useTranslation('content');
  const { data } = usePlatforms();
  if (!data || data.items.length === 0) return null;
  return (
    <Section title={t('partners')}>
      <List label={t('partners')}>
        {data.items.map(({ id, name, text, logo }) => (
          <ListRow key={id} start={<Avatar name={name} src={logo ?? undefined} />} title={name} description={text} />
        ))}
      </List>
    </Section>
  );
}
