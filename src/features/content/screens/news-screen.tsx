import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { Button } from '#design-system/button';
import { EmptyState } from '#design-system/empty-state';
import { RecordList } from '#design-system/record-list';
import { Screen } from '#design-system/screen';
import { SkeletonRows } from '#design-system/skeleton';
import { Tabs } from '#design-system/tabs';
import { TopNav } from '#design-system/top-nav';
import { useDates } from '#platform/dates';
import { useListState } from '#platform/list-state';
import { useBack } from '#platform/navigation';
import { useNews, useNewsTypes } from '../api/news.ts';
import { NewsRow } from '../components/news-row.tsx';

/** The tab of all types: no type has this name. */
const every = '*';

/** The news, by type. The address has the type. */
export default function NewsScreen() {
  const { t } = useTranslation('content');
  const back = useBack();
  const [query, setQuery] = useSearchParams();
  const { data, error } = useNewsTypes();
  const types = data?.items ?? [];
  const requested = types.find(({ id }) => id === query.get('type'))?.id;
  const show = (type: string): void => setQuery(type === every ? {} : { type }, { replace: true });
  const nameOf = (type: string) => types.find(({ id }) => id === type)?.name;
  const all = <NewsList nameOf={nameOf} />;
  return (
    <Screen nav={<TopNav title={t('news.title')} onBack={back} />}>
      <meta name="description" content={t('news.description')} />
      {!data && !error && <SkeletonRows count={8} />}
      {/* Without types, or if they fail to load, the news are still there. */}
      {types.length === 0 && (data || error) && all}
      {types.length > 0 && (
        <Tabs
          label={t('news.types')}
          value={requested ?? every}
          onChange={show}
          items={[
            { value: every, label: t('news.every'), content: all },
            ...types.map(({ id, name }) => ({
              value: id,
              label: name,
              content: <NewsList type={id} onEvery={() => show(every)} />,
            })),
          ]}
        />
      )}
    </Screen>
  );
}

interface NewsListProps {
  type?: string;
  /** The name of a type, where several are together. */
  nameOf?: (type: string) => string | undefined;
  /** Leads to all news. */
  onEvery?: () => void;
}

function NewsList({ type, nameOf, onEvery }: NewsListProps) {
  const { t } = useTranslation('content');
  const dates = useDates();
  const list = useListState(useNews(type), t('news.error'));
  return (
    <RecordList
      {...list}
      label={t('news.title')}
      getKey={({ id }) => id}
      getDay={(item) => dates.month(item.created_at)}
      empty={
        <EmptyState
          illustration="ledger"
          title={t('news.empty.title')}
          action={
            onEvery ? (
              <Button onClick={onEvery}>{t('news.all')}</Button>
            ) : (
              <Button href="/">{t('not-found.home')}</Button>
            )
          }
        >
          {t(onEvery ? 'news.empty.of-type' : 'news.empty.text')}
        </EmptyState>
      }
    >
      {(item) => <NewsRow item={item} type={nameOf?.(item.type)} />}
    </RecordList>
  );
}
