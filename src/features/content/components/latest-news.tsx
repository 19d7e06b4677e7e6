import { useTranslation } from 'react-i18next';
import { Button } from '#design-system/button';
import { ErrorState } from '#design-system/error-state';
import { List } from '#design-system/list-row';
import { Section } from '#design-system/section';
import { SkeletonRows } from '#design-system/skeleton';
import { useErrorMessages } from '#platform/error-messages';
import { useLatestNews } from '../api/news.ts';
import { NewsRow } from './news-row.tsx';

const shown = 3;

/** The newest articles, left out when there are none. */
export function LatestNews() {
  const { t } = useTranslation(['content', 'common']);
  const read = useLatestNews();
  const { data, error } = read;
  const problems = useErrorMessages();
  if (data?.items.length === 0) return null;
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
      {!data && error && <ErrorState scope="section" {...problems.state(t('news.error'), read)} />}
      {!data && !error && <SkeletonRows label={t('common:state.loading')} count={shown} />}
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
