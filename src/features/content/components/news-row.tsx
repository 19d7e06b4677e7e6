import { useTranslation } from 'react-i18next';
import { languageTag } from '#contract/languages';
import { ListRow } from '#design-system/list-row';
import { useDates } from '#platform/dates';
import { apiLanguage, useLanguage } from '#platform/language';
import type { NewsItem } from '../api/news.ts';

interface NewsRowProps {
  item: NewsItem;
  /** Name of its type, where articles of several types are together. */
  type?: string | undefined;
}

/** An article in a list. */
export function NewsRow({ item, type }: NewsRowProps) {
  const { t } = useTranslation('content');
  const dates = useDates();
  const isTranslated = item.lang === apiLanguage(useLanguage());
  const lang = languageTag(item.lang);
  const facts = [dates.day(item.created_at), type, !isTranslated && t('news.in-english')].filter(Boolean);
  return (
    <ListRow
      href={`/info/${item.id}`}
      title={<span lang={lang}>{item.title}</span>}
      description={
        <span className="flex flex-col gap-1">
          <span lang={lang} className="text-pretty">
            {item.summary}
          </span>
          <span className="text-12">{facts.join(t('news.separator'))}</span>
        </span>
      }
    />
  );
}
