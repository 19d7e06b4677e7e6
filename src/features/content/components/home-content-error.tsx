import { useTranslation } from 'react-i18next';
import { ErrorState } from '#design-system/error-state';
import { useLocale } from '#platform/language';
import { listInWords } from '#platform/list-in-words';
import { useBanners, useFeedback, usePlatforms, useTrumpets } from '../api/home-content.ts';
import { useLatestNews } from '../api/news.ts';

/** One line for everything of the operator's that failed to load, and one press that tries all of it again. */
export function HomeContentError() {
  const { t } = useTranslation(['content', 'common']);
  const locale = useLocale();
  const parts = [
    { name: t('ticker'), read: useTrumpets() },
    { name: t('banners'), read: useBanners() },
    { name: t('news.latest'), read: useLatestNews() },
    { name: t('partners'), read: usePlatforms() },
    { name: t('feedback'), read: useFeedback() },
  ];
  // Announced once, when it is known what failed.
  if (parts.some(({ read }) => !read.data && !read.error)) return null;
  const failed = parts.filter(({ read }) => !read.data);
  if (failed.length === 0) return null;
  return (
    <ErrorState
      scope="section"
      title={t('home-error')}
      retry={{
        label: t('common:action.retry'),
        onClick: () => void Promise.all(failed.map(({ read }) => read.mutate())),
        busy: failed.some(({ read }) => read.isValidating),
      }}
    >
      {listInWords(new Set(failed.map(({ name }) => name)), locale)}
    </ErrorState>
  );
}
