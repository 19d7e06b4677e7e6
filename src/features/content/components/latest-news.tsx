import { useTranslation } from 'react-i18next';
import { Button } from '#design-system/button';
import { List } from '#design-system/list-row';
import { Section } from '#design-system/section';
import { SkeletonRows } from '#design-system/skeleton';
import { useLatestNews } from '../api/news.ts';
import { NewsRow } from './news-row.tsx';

const shown = 3;

/** The newest articles, left out when there are none or they failed to load. */
export function LatestNews() {
  const { t } = useTranslation('content');
  const { data, error } = useLatestNews();
  if (data ? data.items.length === 0 : error) return null;
  return (
    <Section
      title={t('news.latest')}
      action={
        // The letters end where the column ends.
        <span className="-me-3 block">
          <Button tone="quiet" size="small" href="/info">
            {t('news.all')}
          </Button>
        </span>
      }
    >
      {!data && <SkeletonRows count={shown} />}
      {data && (
        <List label={t('news.latest')}>
          {data.items.slice(0, shown).map((item) => (
            <NewsRow key={item.id} item={item} />
          ))}
        </List>
      )}
    </Section>
  );
}
