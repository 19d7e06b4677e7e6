import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { languageTag } from '#contract/languages';
import type { ResponseOf } from '#contract/index';
import { Button } from '#design-system/button';
import { Callout } from '#design-system/callout';
import { EmptyState } from '#design-system/empty-state';
import { ErrorState } from '#design-system/error-state';
import { useSections } from '#design-system/prose';
import { Screen } from '#design-system/screen';
import { Skeleton, SkeletonGroup } from '#design-system/skeleton';
import { TableOfContents } from '#design-system/table-of-contents';
import { TopNav } from '#design-system/top-nav';
import type { ScreenProps } from '#platform/back-path';
import { useDates } from '#platform/dates';
import { useErrorMessages } from '#platform/error-messages';
import { apiLanguage, useLanguage } from '#platform/language';
import { useBack } from '#platform/navigation';
import { fetchedAt } from '#platform/swr';
import { useArticle, useNewsTypes } from '../api/news.ts';
import { manySections } from '../components/content-page.tsx';
import { PageActions } from '../components/page-actions.tsx';
import { PageAddress } from '../components/page-address.tsx';
import { Written } from '../components/written.tsx';

/** One article. */
export default function ArticleScreen({ isOpenPath }: ScreenProps) {
  const { t } = useTranslation(['content', 'common']);
  const { id = '' } = useParams();
  const back = useBack('/info');
  const problems = useErrorMessages();
  const read = useArticle(id);
  const { data, error } = read;
  const isMissing = error?.code === 'not-found';
  return (
    <Screen
      busy={!data && !error}
      nav={
        // An article's own title is longer than a bar.
        <TopNav title={data && !isMissing ? undefined : t('news.title')} onBack={back} />
      }
    >
      {!data && !error && (
        <SkeletonGroup>
          <Skeleton width="half" />
          <Skeleton shape="figure" />
          <Skeleton />
          <Skeleton shape="block" />
        </SkeletonGroup>
      )}
      {isMissing && (
        <EmptyState
          illustration="lens"
          title={t('news.missing.title')}
          action={<Button href="/info">{t('news.all')}</Button>}
        >
          {t('news.missing.text')}
        </EmptyState>
      )}
      {!data && error && !isMissing && <ErrorState {...problems.state(t('news.article-error'), read)} />}
      {data && !isMissing && <Article article={data} isStale={error !== undefined} isOpenPath={isOpenPath} />}
    </Screen>
  );
}

interface ArticleProps extends ScreenProps {
  article: ResponseOf<'GET info/detail'>;
  /** It could not be fetched again. */
  isStale: boolean;
}

function Article({ article, isStale, isOpenPath }: ArticleProps) {
  const { t } = useTranslation(['content', 'common']);
  const dates = useDates();
  const language = apiLanguage(useLanguage());
  const types = useNewsTypes().data;
  const { id, sections, setSections } = useSections(article.html);
  const { title, summary, lang, version } = article;
  const type = types?.items.find(({ id }) => id === article.type)?.name;
  const facts = [
    type,
    dates.day(article.created_at),
    version > 1 && t('news.updated', { day: dates.day(article.updated_at) }),
  ].filter(Boolean);
  const asOf = fetchedAt(article);
  return (
    <>
      <title>{t('common:page-title', { screen: title })}</title>
      <meta name="description" content={summary} />
      {lang !== language && <Callout>{t('news.english')}</Callout>}
      <article data-paper className="flex flex-col gap-6">
        <header className="flex flex-col gap-2">
          <PageAddress />
          <p className="text-14 text-muted">{facts.join(t('news.separator'))}</p>
          {isStale && asOf !== undefined && <p className="text-14 text-caution print:hidden">{dates.age(asOf)}</p>}
          <h1 lang={languageTag(lang)} className="text-28 font-medium text-balance">
            {title}
          </h1>
          <p lang={languageTag(lang)} className="text-muted text-pretty">
            {summary}
          </p>
        </header>
        {sections && sections.length >= manySections && (
          <div className="print:hidden">
            <TableOfContents label={t('page.contents')} items={sections} />
          </div>
        )}
        <Written id={id} html={article.html} lang={lang} onSections={setSections} isOpenPath={isOpenPath} />
      </article>
      {sections && <PageActions title={title} />}
    </>
  );
}
